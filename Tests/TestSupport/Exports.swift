@_exported import TransitionTesting

/// What a window shows at a moment.
public typealias WindowFrame = Picture
