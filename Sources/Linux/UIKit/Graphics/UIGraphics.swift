// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These names are Apple's.

@_spi(Host) import CoreGraphics

/// The contexts that a thread draws into, the current one last.
private final class ContextStack {
    var contexts: [CGContext] = []

    private static let ofThread = ThreadLocal<ContextStack>()

    static var current: ContextStack {
        if let stack = ofThread.value { return stack }
        let stack = ContextStack()
        ofThread.value = stack
        return stack
    }
}

/// The context to draw into: a view's while it draws, a renderer's while its actions run; `nil` elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.contexts.last
}

/// Makes `context` the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
    _ = ContextStack.current.contexts.popLast()
}

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
