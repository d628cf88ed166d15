# Not tried: there was no Nix. From the top of the project:
#   nix-build -E 'with import <nixpkgs> {}; callPackage ./packaging/nix/package.nix {}'
{ lib, rustPlatform, installShellFiles }:

let
  cargo = lib.importTOML ../../Cargo.toml;
in
rustPlatform.buildRustPackage {
  pname = "ginscore";
  version = cargo.workspace.package.version;
  src = lib.cleanSource ../..;
  cargoLock.lockFile = ../../Cargo.lock;
  nativeBuildInputs = [ installShellFiles ];
  # The tests want shells, a browser and a home directory; CI runs them.
  doCheck = false;
  postInstall = ''
    $out/bin/ginscore man --output pages --quiet
    installManPage pages/*
    installShellCompletion --bash completions/ginscore.bash --fish completions/ginscore.fish --zsh completions/_ginscore
  '';
  meta = {
    description = cargo.package.description;
    license = with lib.licenses; [ mit asl20 ];
    mainProgram = "ginscore";
  };
}
