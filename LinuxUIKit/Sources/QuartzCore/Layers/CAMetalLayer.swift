/// A layer for content of the graphics processor. The app doesn't draw this content, so its drawings don't
/// contain it. Here, nothing draws into the layer, and its background color represents the content.
open class CAMetalLayer: CALayer {}
