// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These names are Apple's.

@_spi(Host) import CoreGraphics

// Drawing is the main thread's, as layout is: one stack of contexts for all.
private nonisolated(unsafe) var contexts: [CGContext] = []

/// The context to draw into: a view's while it draws, a renderer's while its actions run; `nil` elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    contexts.last
}

/// Makes `context` the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    contexts.append(context)
}

public func UIGraphicsPopContext() {
    _ = contexts.popLast()
}

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
