import UIKit

/// The shadow of a card: a picture whose corners keep their size. Unlike the shadow of a layer, it's drawn
/// only once, and isn't derived from what the card shows. The picture is clear where the card is.
@MainActor final class ShadowView: UIImageView {
    private var shadow: Participant.Shadow?
    private var key: Key?

    /// Everything that the picture depends on.
    private struct Key: Equatable {
        let size: CGSize
        let radius: CGFloat
        let corners: CACornerMask
        let blur: CGFloat
        let offset: CGSize
        let margin: CGFloat
        let color: CGColor
        let scale: CGFloat
    }

    init() {
        super.init(frame: .zero)
        becomeInert()
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    func cast(_ shadow: Participant.Shadow?) { self.shadow = shadow }

    /// Places the shadow of a card. Inside an animation block, the change is animated.
    func place(under bounds: CGRect, radius: CGFloat, _ corners: CACornerMask) {
        guard let shadow, bounds.width > 0, bounds.height > 0 else {
            (image, key) = (nil, nil)
            return
        }
        let blur = max(Self.limited(shadow.radius), 0)
        let offset = CGSize(width: Self.limited(shadow.x), height: Self.limited(shadow.y))
        // A shadow ends at two and a half times its radius.
        let margin = (blur * 2.5 + max(abs(offset.width), abs(offset.height))).rounded(.up)
        frame = bounds.insetBy(dx: -margin, dy: -margin)
        // The part around each corner that isn't the same along an edge.
        let corner = margin + max(radius, 0)
        let size = CGSize(
            width: min(bounds.width, (2 * corner).rounded(.up) + 1),
            height: min(bounds.height, (2 * corner).rounded(.up) + 1)
        )
        let key = Key(
            size: size,
            radius: radius,
            corners: corners,
            blur: blur,
            offset: offset,
            margin: margin,
            color: shadow.color.resolvedColor(with: traitCollection).cgColor,
            // In a soft shadow, more pixels aren't seen, and a picture with four times as many takes four
            // times as long.
            scale: blur < 6 ? min(max(traitCollection.displayScale, 1), 2) : 1
        )
        guard key != self.key else { return }
        self.key = key
        image = Self.picture(key)
    }

    /// Returns a length that the picture has room for, without taking up all memory.
    private static func limited(_ length: CGFloat) -> CGFloat { min(max(length.finite(or: 0), -200), 200) }

    private static func picture(_ key: Key) -> UIImage {
        let size = CGSize(width: key.size.width + 2 * key.margin, height: key.size.height + 2 * key.margin)
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (key.scale, false)
        // Half a point smaller, so that there's no gap along the smooth edge of the card.
        let shape = UIBezierPath(
            roundedRect: CGRect(origin: CGPoint(x: key.margin, y: key.margin), size: key.size)
                .insetBy(dx: 0.5, dy: 0.5),
            byRoundingCorners: UIRectCorner(key.corners),
            cornerRadii: CGSize(width: key.radius, height: key.radius)
        ).cgPath
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let context = context.cgContext
            // Only outside the card. A card with a material would show the shadow below it.
            context.addRect(CGRect(origin: .zero, size: size))
            context.addPath(shape)
            context.clip(using: .evenOdd)
            context.setShadow(offset: key.offset, blur: key.blur * 2, color: key.color)
            context.addPath(shape)
            context.setFillColor(UIColor.black.cgColor)
            context.fillPath()
        }
        let (across, down) = ((size.width - 1) / 2, (size.height - 1) / 2)
        return picture.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: down.rounded(.down),
                left: across.rounded(.down),
                bottom: down.rounded(.down),
                right: across.rounded(.down)
            )
        )
    }
}

extension UIRectCorner {
    fileprivate init(_ corners: CACornerMask) {
        self = []
        if corners.contains(.layerMinXMinYCorner) { insert(.topLeft) }
        if corners.contains(.layerMaxXMinYCorner) { insert(.topRight) }
        if corners.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
        if corners.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    }
}
