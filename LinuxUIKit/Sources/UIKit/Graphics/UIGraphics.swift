// swift-format-ignore-file: AlwaysUseLowerCamelCase
// These names are Apple's.

@_spi(Host) import CoreGraphics

/// The contexts that a thread draws in. The current one is last.
private final class ContextStack {
    var contexts: [CGContext] = []
    /// The contexts that were begun for images, with the scales of these images.
    var images: [(context: CGContext, scale: CGFloat)] = []

    private static let ofThread = ThreadLocal<ContextStack>()

    static var current: ContextStack {
        if let stack = ofThread.value { return stack }
        let stack = ContextStack()
        ofThread.value = stack
        return stack
    }
}

/// Returns the current context. This is a view's context while the view draws, and a renderer's while its
/// actions run. Elsewhere, it's `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.current.contexts.last
}

/// Makes `context` the current context until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
    _ = ContextStack.current.contexts.popLast()
}

/// Fills `rect` with the current fill color, which replaces what's there even if it's translucent.
public func UIRectFill(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(.copy)
    context.fill(rect)
    context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

// MARK: - Images

/// Makes a bitmap of `size` points the current context until `UIGraphicsEndImageContext()`. A scale of 0
/// means the screen's scale. If the bitmap is opaque, it starts black. Creates none if the size is too large.
/// An empty size stops the app.
@available(iOS, introduced: 4.0, deprecated: 17.0, message: "Use UIGraphicsImageRenderer")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : max(UITraitCollection.screen.displayScale, 1)
    precondition(
        size.width > 0 && size.height > 0,
        """
        UIGraphicsBeginImageContext() failed to allocate CGBitmapContext: \
        size={\(size.width), \(size.height)}, scale=\(scale). \
        Use UIGraphicsImageRenderer to avoid this assert.
        """
    )
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width <= 16_384, height <= 16_384 else { return }
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

/// Makes a nonopaque bitmap with one pixel per point the current context.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use UIGraphicsImageRenderer")
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image that was drawn in the current context, or `nil` if it isn't an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    let stack = ContextStack.current
    guard let current = stack.contexts.last, let begun = stack.images.last, begun.context === current else {
        return nil
    }
    return current.makeImage().map { UIImage(cgImage: $0, scale: begun.scale, orientation: .up) }
}

/// Ends the current context if it's an image context.
public func UIGraphicsEndImageContext() {
    let stack = ContextStack.current
    guard let current = stack.contexts.last, let begun = stack.images.last, begun.context === current else {
        return
    }
    stack.contexts.removeLast()
    stack.images.removeLast()
}
