// If a test imports Swift Testing together with UIKit, the compiler looks for a module of this name. Apple's
// module attaches images to tests. This one is empty, so tests need no extra build flag.
