@_exported import TransitionTesting

/// A picture of a window at a moment.
public typealias WindowFrame = Picture
