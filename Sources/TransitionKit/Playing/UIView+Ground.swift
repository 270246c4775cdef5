import UIKit

extension UIView {
    /// The color behind all of the view's content, if it's a single opaque color: the view's own background,
    /// or that of the rearmost subview that fills it.
    var groundColor: UIColor? {
        if let color = backgroundColor?.resolvedColor(with: traitCollection) {
            return color.cgColor.alpha == 1 ? color : nil
        }
        let filling = subviews.first { $0.isSeen && $0.frame.insetBy(dx: -1, dy: -1).contains(bounds) }
        return filling?.groundColor
    }

    private var isSeen: Bool { !isHidden && alpha == 1 }
}

extension CALayer {
    /// A Boolean value that indicates whether what's behind the layer shows through: neither the layer nor a
    /// sublayer that fills it shows anything of its own. In case of doubt, it's `false`.
    @MainActor var isSeeThrough: Bool {
        if showsContent { return false }
        return sublayers?.allSatisfy { !$0.isSeen || !$0.fills(self) || $0.isSeeThrough } ?? true
    }

    /// Layers of other classes, such as gradients and videos, show something without any contents. An image
    /// view may not have drawn its image yet.
    @MainActor private var showsContent: Bool {
        type(of: self) != CALayer.self || contents != nil || backgroundColor?.alpha == 1
            || (delegate as? UIImageView)?.image != nil
    }

    private var isSeen: Bool { !isHidden && opacity == 1 }

    private func fills(_ superlayer: CALayer) -> Bool {
        frame.insetBy(dx: -1, dy: -1).contains(superlayer.bounds)
    }
}
