import UIKit

extension UIView {
    /// A value that changes when the content of the view changes, or `nil` if that can't be determined, as
    /// for video, web pages, and animated content.
    ///
    /// It's calculated from the properties of the layers in the view, which takes a fraction of the time that
    /// a picture takes. The view's own position, transform, opacity, and corners don't count.
    var contentHash: Int? { contentHash(stopsAtMotion: true) }

    /// Returns the hash. If it doesn't stop at motion, animated content has one, too, which ignores the
    /// animations. It changes when a cell shows another item, for example.
    func contentHash(stopsAtMotion: Bool) -> Int? {
        var content = ContentHasher(stopsAtMotion: stopsAtMotion)
        content.add(layer, isRoot: true)
        // A password changes only when people type, and taking pictures again can make its field flicker.
        let isUnknown = content.isOver || showsUndrawableContent(countsPasswords: false)
        return isUnknown ? nil : content.hasher.finalize()
    }
}

/// The hash of what a tree of layers shows.
@MainActor private struct ContentHasher {
    /// Whether there's no hash if something in the tree is animated.
    let stopsAtMotion: Bool
    var hasher = Hasher()
    var isMoving = false

    var isOver: Bool { stopsAtMotion && isMoving }

    mutating func add(_ layer: CALayer, isRoot: Bool) {
        if isOver { return }
        hasher.combine(layer.bounds)
        if !isRoot {
            // A hidden layer shows nothing, whatever is in it.
            let isSeen = !layer.isHidden && layer.opacity > 0
            hasher.combine(isSeen)
            guard isSeen else { return }
            if layer.animationKeys()?.isEmpty == false { isMoving = true }
            hasher.combine(layer.opacity)
            hasher.combine(layer.cornerRadius)
            hasher.combine(layer.position)
            let matrix = layer.transform
            hasher.combine([matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42])
        }
        // Contents are objects, unless the app has set something that can't be drawn.
        if let contents = layer.contents, type(of: contents) is AnyObject.Type {
            hasher.combine(ObjectIdentifier(contents as AnyObject))
        }
        hasher.combine(layer.needsDisplay())
        add(layer.backgroundColor)
        add(layer.borderColor)
        hasher.combine(layer.borderWidth)
        addDrawing(of: layer)
        if let view = layer.delegate as? UIView { add(view) }
        let sublayers = layer.sublayers ?? []
        hasher.combine(sublayers.count)
        for sublayer in sublayers { add(sublayer, isRoot: false) }
    }

    /// Adds what layers of other classes draw without contents.
    private mutating func addDrawing(of layer: CALayer) {
        if let shape = layer as? CAShapeLayer {
            hasher.combine(shape.path.map(ObjectIdentifier.init))
            hasher.combine([shape.strokeStart, shape.strokeEnd, shape.lineWidth])
            for color in [shape.fillColor, shape.strokeColor] { add(color) }
        } else if let gradient = layer as? CAGradientLayer {
            hasher.combine(gradient.colors?.map { ObjectIdentifier($0 as AnyObject) })
            hasher.combine(gradient.locations)
        }
    }

    /// Adds what views are going to draw, which their layers don't show until then.
    private mutating func add(_ view: UIView) {
        switch view {
        case let view as UIImageView:
            hasher.combine(view.image.map(ObjectIdentifier.init))
            hasher.combine(view.isHighlighted)
            hasher.combine(view.animationImages?.first.map(ObjectIdentifier.init))
            if view.isAnimating { isMoving = true }
        case let view as UILabel:
            hasher.combine(view.text)
            add(view.textColor?.resolvedColor(with: view.traitCollection).cgColor)
        case let view as UITextField: hasher.combine(view.text?.count)
        default: break
        }
    }

    private mutating func add(_ color: CGColor?) { hasher.combine(color?.components) }
}
