# Not tried: it needs the crates to be published. https://docs.brew.sh/Formula-Cookbook
class Ginscore < Formula
  desc "Scorekeeper and referee for gin rummy played with real cards"
  homepage "@REPOSITORY@"
  url "https://static.crates.io/crates/ginscore/ginscore-@VERSION@.crate"
  sha256 "@SHA256_CRATE@"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args
    system bin/"ginscore", "man", "--output", "pages", "--quiet"
    man1.install Dir["pages/*.1"]
    man7.install Dir["pages/*.7"]
    bash_completion.install "completions/ginscore.bash" => "ginscore"
    zsh_completion.install "completions/_ginscore"
    fish_completion.install "completions/ginscore.fish"
  end

  test do
    assert_match "2 points", shell_output("#{bin}/ginscore judge 10 v 12")
  end
end
