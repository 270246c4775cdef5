// Swift Testing looks for a module of this name wherever a test imports it together with CoreGraphics. Apple's has attachments
// of images. Here it is empty, and tests need no flag to do without it.
