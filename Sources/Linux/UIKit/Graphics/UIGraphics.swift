// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These names are Apple's.

@_spi(Host) import CoreGraphics

/// The contexts that a thread draws into, the current one last.
private final class ContextStack {
    var contexts: [CGContext] = []
    /// Those among them that image contexts have begun, with the scales of their images.
    var images: [(context: CGContext, scale: CGFloat)] = []

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

// MARK: - Images

/// Makes a bitmap the current context until `UIGraphicsEndImageContext()`: of `size` in points, `scale` pixels a point, or
/// as many as the screen has for 0, and black at first if it is opaque. Makes none of a size that is empty or too large.
@available(iOS, introduced: 4.0, deprecated: 17.0, message: "Use UIGraphicsImageRenderer")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : max(UITraitCollection.screen.displayScale, 1)
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { return }
    let context = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale)
    if opaque {
        context.saveGState()
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        context.restoreGState()
    }
    let stack = ContextStack.current
    stack.contexts.append(context)
    stack.images.append((context, scale))
}

/// Makes a bitmap of one pixel a point, which is not opaque, the current context.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use UIGraphicsImageRenderer")
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What has been drawn into the current context; `nil` where that is not one for an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = ContextStack.current
    guard let current = stack.contexts.last, let begun = stack.images.last, begun.context === current else {
        return nil
    }
    return current.makeImage().map { UIImage(cgImage: $0, scale: begun.scale, orientation: .up) }
}

/// Ends the current context, if it is one for an image.
public func UIGraphicsEndImageContext() {
    let stack = ContextStack.current
    guard let current = stack.contexts.last, let begun = stack.images.last, begun.context === current else {
        return
    }
    stack.contexts.removeLast()
    stack.images.removeLast()
}
