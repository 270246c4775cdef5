/// Shows what the graphics processor draws: no part of what the app draws, and so of none of its drawings. Nothing
/// draws into it here; its background color stands for that.
open class CAMetalLayer: CALayer {}
