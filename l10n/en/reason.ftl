# Why a file cannot be read or written, after a colon: a clause without a capital and without a full stop. The first are the
# reasons of the operating system, in the words that people know from it; the last are the program's own.
not-found = no such file or directory
permission-denied = permission denied
already-exists = file exists
not-a-directory = not a directory
is-a-directory = is a directory
directory-not-empty = directory not empty
storage-full = no space left on device
quota-exceeded = disk quota exceeded
file-too-large = file too large
read-only-filesystem = read-only file system
invalid-filename = file name too long or not allowed
resource-busy = device or resource busy
not-utf8 = stream did not contain valid UTF-8

is-not-a-file = it is not a file
is-not-a-directory = it is not a directory
# $to is the path that the link names.
is-a-link-to = it is a link to { $to }
is-a-link = it is a link
has-no-reader = nobody reads from it
is-not-a-series-name = no series can have that name on every system
