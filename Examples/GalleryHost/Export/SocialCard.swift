import Gallery
@_spi(Host) import UIKit

/// The preview image for links to the page.
@MainActor
struct SocialCard {
    nonisolated static let path = "\(SiteCatalog.mediaFolder)/card.png"

    let options: RenderOptions
    /// The size that most services require, in pixels.
    private static let size = CGSize(width: 1200, height: 630)
    /// Transitions that people recognize immediately, and the moments to show.
    private static let moments: [(animator: String, part: Double)] = [
        ("cube", 0.45), ("fold", 0.5), ("door", 0.4),
    ]

    func picture() throws -> CGImage {
        let context = CGContext(
            pixelWidth: Int(Self.size.width),
            pixelHeight: Int(Self.size.height),
            scale: 1
        )
        context.setFillColor(UIColor(red: 0.05, green: 0.06, blue: 0.1, alpha: 1).cgColor)
        context.fill(CGRect(origin: .zero, size: Self.size))
        draw("TransitionKit", size: 72, weight: 700, white: 1, at: CGPoint(x: 72, y: 214), in: context)
        draw(
            "View controller transitions",
            size: 31,
            weight: 500,
            white: 0.72,
            at: CGPoint(x: 74, y: 318),
            in: context
        )
        draw(
            "for UIKit, in motion.",
            size: 31,
            weight: 500,
            white: 0.72,
            at: CGPoint(x: 74, y: 360),
            in: context
        )
        let height: CGFloat = 480
        let width = (height * CGFloat(options.width) / CGFloat(options.height)).rounded()
        for (index, moment) in Self.moments.enumerated() {
            let x = Self.size.width - CGFloat(Self.moments.count - index) * (width - 26) - 58
            let y = (Self.size.height - height) / 2 + CGFloat(index - 1) * 34
            draw(try frame(of: moment), in: CGRect(x: x, y: y, width: width, height: height), of: context)
        }
        guard let image = context.makeImage() else {
            preconditionFailure("a bitmap context always has an image")
        }
        return image
    }

    private func frame(of moment: (animator: String, part: Double)) throws -> CGImage {
        guard let entry = GalleryCatalog.entry(named: moment.animator) else {
            throw Failure.internalError("the catalog has no animator “\(moment.animator)”")
        }
        var options = options
        options.scale = 480 / Double(options.height) * 2
        let clip = Clip(animator: entry.name, container: .modal, direction: .forward)
        let take = Take(clip, animator: entry.makeAnimator(), options: options)
        take.show(moment.part * take.duration)
        return take.window.image(scale: options.scale)
    }

    private func draw(_ frame: CGImage, in place: CGRect, of context: CGContext) {
        let bezel = place.insetBy(dx: -5, dy: -5)
        for (rect, corner, image) in [(bezel, 36.0, nil), (place, 31.0, frame)]
            as [(CGRect, CGFloat, CGImage?)]
        {
            // The screen of a clip can be too narrow for the corners of a phone.
            let radius = min(corner, rect.width / 2, rect.height / 2)
            let outline = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
            context.saveGState()
            context.addPath(outline)
            if let image {
                context.clip()
                context.interpolationQuality = .low
                context.drawUpright(image, in: rect)
            } else {
                context.setFillColor(UIColor(white: 0.24, alpha: 1).cgColor)
                context.fillPath()
            }
            context.restoreGState()
        }
    }

    private func draw(
        _ text: String,
        size: CGFloat,
        weight: Int,
        white: CGFloat,
        at place: CGPoint,
        in context: CGContext
    ) {
        let style = TextStyle(size: size, weight: weight, color: UIColor(white: white, alpha: 1).cgColor)
        TextLayout(text, style: style, maxWidth: nil, maxLines: 1, rightToLeft: false).draw(
            in: context,
            at: place
        )
    }
}
