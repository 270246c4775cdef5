import UIKit

extension UIView {
    /// The color behind all of the view's content, if it's a single opaque color: the view's own background,
    /// or that of the rearmost subview that fills it and isn't see-through, as a shadow is. A pattern isn't a
    /// single color.
    package var opaqueBackgroundColor: UIColor? {
        if let color = backgroundColor?.resolvedColor(with: traitCollection) {
            let isSingle = color.cgColor.alpha == 1 && color.getRed(nil, green: nil, blue: nil, alpha: nil)
            return isSingle ? color : nil
        }
        for view in subviews where view.layer.fills(bounds) {
            let color = view.opaqueBackgroundColor
            if color != nil || view.coversBackground { return color }
        }
        return nil
    }

    /// Whether a photo or a gradient covers the view's background.
    var coversBackground: Bool {
        if layer is CAGradientLayer || showsPhoto { return true }
        // In a loop, because for closures on the main actor, Swift verifies each call.
        for sublayer in layer.sublayers ?? [] where sublayer.coversBackground(of: bounds) { return true }
        return false
    }

    /// Whether the view has a background that can be told from that of the views around it.
    var hasOwnBackground: Bool {
        let backgrounds = sequence(first: self, next: \.superview).map {
            $0.backgroundColor?.resolvedColor(with: $0.traitCollection)
        }
        guard let color = backgrounds[0], color.cgColor.alpha > 0 else { return false }
        let around = backgrounds.dropFirst().compactMap { $0 }.first { $0.cgColor.alpha > 0 }
        guard let own = color.components, let other = around?.components, other.alpha == 1 else {
            return true
        }
        let difference = abs(own.red - other.red) + abs(own.green - other.green) + abs(own.blue - other.blue)
        return difference > 0.01
    }

    /// The part of the view that shows anything, in its coordinates.
    var shownBounds: CGRect { layer.shownBounds(in: layer).intersection(bounds) }

    /// The bounds of the view and of what it shows outside of them, such as the background of a bar, which
    /// reaches behind the status bar. What the views around it clip doesn't count, nor does less than a
    /// point. While a transition moves the screen, the views around the screen don't count, because they
    /// don't clip what they would clip at rest.
    var contentBounds: CGRect {
        let around = sequence(first: self) { $0.isMovedScreen ? nil : $0.superview }
        let clips = around.filter { $0.clipsToBounds || $0 is UIWindow }
        let own = layer.shownBounds(in: layer)
        let all = bounds.union(clips.reduce(own) { $0.intersection(convert($1.bounds, from: $1)) })
        return bounds.isEmpty || bounds.encloses(all, within: 1) ? bounds : all.integral
    }

    private var isMovedScreen: Bool { next is UIViewController && !CATransform3DIsIdentity(layer.transform) }
}

extension CALayer {
    /// Returns the smallest rectangle that contains everything that the layer shows, in the coordinates of a
    /// layer around it.
    @MainActor fileprivate func shownBounds(in screen: CALayer) -> CGRect {
        // Layers can be nested deeply. What a layer without a transform contains is only moved.
        if screen === superlayer, CATransform3DIsIdentity(transform),
            CATransform3DIsIdentity(screen.sublayerTransform)
        {
            let shown = shownBounds(in: self)
            return shown.isNull ? shown : convert(shown, to: screen)
        }
        let place = convert(bounds, to: screen)
        let isPlain = !showsContent && (backgroundColor?.alpha ?? 0) == 0 && borderWidth == 0
        let visible = (sublayers ?? []).lazy.filter { !$0.isHidden && $0.opacity > 0 }
        return visible.reduce(isPlain ? .null : place) { shown, sublayer in
            let part = sublayer.shownBounds(in: screen)
            return shown.union(self.masksToBounds ? part.intersection(place) : part)
        }
    }

    /// Whether what's behind the layer shows through: neither its own content nor all of its sublayers
    /// together cover it. In case of doubt, it's `false`.
    @MainActor var isSeeThrough: Bool {
        var uncovered = [bounds]
        cover(&uncovered, of: self, within: bounds)
        return !uncovered.isEmpty
    }

    /// Removes what the layer covers from the uncovered parts of a screen.
    ///
    /// - Parameter clip: The part of the screen that the layers around this one don't clip.
    @MainActor private func cover(_ uncovered: inout [CGRect], of screen: CALayer, within clip: CGRect) {
        let isPlaced = showsContent || masksToBounds
        let place = isPlaced ? convert(bounds, to: screen).intersection(clip) : clip
        if showsContent {
            // A screen can have a thousand tiles with gaps, so the parts that they don't touch stay in place.
            let touched = uncovered.partition(by: place.intersects)
            let parts = uncovered[touched...].flatMap { $0.parts(outside: place) }
            uncovered.replaceSubrange(touched..., with: parts)
            return
        }
        for sublayer in sublayers ?? [] where sublayer.isSeen && !uncovered.isEmpty {
            sublayer.cover(&uncovered, of: screen, within: place)
        }
    }

    /// Whether the layer shows anything itself that hides what's behind it. Layers of other classes, such as
    /// gradients and videos, show something without any contents. An image view may not have drawn its image
    /// yet.
    @MainActor private var showsContent: Bool {
        hasOwnClass || contents != nil || backgroundColor?.alpha == 1 || showsImage
    }

    @MainActor private var showsImage: Bool { (delegate as? UIImageView)?.image != nil }

    /// Whether the layer has a class of its own that shows something. The layer of a view with SwiftUI
    /// content has one, but shows nothing itself.
    @MainActor private var hasOwnClass: Bool {
        type(of: self) != CALayer.self
            && ((delegate as? UIView)?.next as? UIViewController)?.isHostingController != true
    }

    fileprivate var isSeen: Bool { !isHidden && opacity == 1 }

    fileprivate func fills(_ area: CGRect) -> Bool { isSeen && frame.encloses(area, within: 1) }

    /// Whether a photo or a gradient of the layer covers a part of its superlayer.
    @MainActor fileprivate func coversBackground(of area: CGRect) -> Bool {
        guard fills(area) else { return false }
        let image = (delegate as? UIImageView)?.image
        return self is CAGradientLayer || image?.isOpaque == true
            || (delegate as? UIView)?.coversBackground == true
    }
}

extension CGRect {
    /// Returns the parts of the rectangle outside another one. Parts as thin as a rounding error don't count.
    fileprivate func parts(outside other: CGRect) -> [CGRect] {
        let shared = intersection(other)
        if shared.isEmpty { return [self] }
        let parts = [
            CGRect(x: minX, y: minY, width: width, height: shared.minY - minY),
            CGRect(x: minX, y: shared.maxY, width: width, height: maxY - shared.maxY),
            CGRect(x: minX, y: shared.minY, width: shared.minX - minX, height: shared.height),
            CGRect(x: shared.maxX, y: shared.minY, width: maxX - shared.maxX, height: shared.height),
        ]
        return parts.filter { min($0.width, $0.height) > 1 }
    }
}
