// If a test imports Swift Testing together with CoreGraphics, the compiler looks for a module of this name.
// Apple's module attaches images to tests. This one is empty, so tests need no extra build flag.
