@_spi(Host) import UIKit

@testable import Gallery

/// Finds text that does not stand out from what is behind it, in a window that shows all of it.
@MainActor
struct ContrastAudit {
    private let root: UIView

    /// What text needs at least, by the Web Content Accessibility Guidelines.
    private static let least = 4.5

    init(_ controller: UIViewController) {
        root = controller.view
    }

    /// A line for each text with too little contrast. All text is gone afterward.
    func takeFindings() -> [String] {
        guard let window = root.window else { return ["the screen is in no window"] }
        let texts = root.seen(alpha: 1).compactMap(Text.init)
        for text in texts { text.label.textColor = .clear }
        UIApplication.shared.tick()
        let ground = window.image(scale: 1)
        return texts.compactMap { text in
            let frame = text.label.convert(text.label.bounds, to: window)
            guard window.bounds.contains(frame), frame.width > 4, frame.height > 4 else { return nil }
            let contrasts = Self.colors(of: ground, in: frame).map { text.contrast(on: $0) }.sorted()
            // A single sample may be of a line or a corner.
            guard let contrast = contrasts.dropFirst().first, contrast < Self.least else { return nil }
            return "“\(text.label.text ?? "")” has a contrast of \((contrast * 100).rounded() / 100)"
        }
    }

    /// Samples of a picture, red, green and blue of each from 0 to 1.
    private static func colors(of image: CGImage, in frame: CGRect) -> [[Double]] {
        image.withPixels { pixels, row in
            let steps = [0.08, 0.29, 0.5, 0.71, 0.92]
            return steps.flatMap { down in
                steps.map { across in
                    let x = min(Int(frame.minX + frame.width * across), image.width - 1)
                    let y = min(Int(frame.minY + frame.height * down), image.height - 1)
                    let at = y * row + x * 4
                    return [pixels[at + 2], pixels[at + 1], pixels[at]].map { Double($0) / 255 }
                }
            }
        }
    }
}

/// A label, and the color that its text had.
@MainActor
private struct Text {
    let label: UILabel
    private let color: [Double]
    private let alpha: Double

    init?(_ view: UIView, alpha: CGFloat) {
        guard let label = view as? UILabel, label.text?.isEmpty == false, label.isEnabled else { return nil }
        self.label = label
        var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        label.textColor.resolvedColor(with: label.traitCollection)
            .getRed(&red, green: &green, blue: &blue, alpha: &opacity)
        color = [red, green, blue]
        self.alpha = opacity * alpha
    }

    func contrast(on ground: [Double]) -> Double {
        let shown = zip(color, ground).map { $0 * alpha + $1 * (1 - alpha) }
        let (one, other) = (Self.luminance(shown), Self.luminance(ground))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    private static func luminance(_ color: [Double]) -> Double {
        let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}

extension UIView {
    /// This view and those below it that can be seen, each with its opacity.
    fileprivate func seen(alpha outer: CGFloat) -> [(UIView, alpha: CGFloat)] {
        // The status bar of a phone is a part of the phone's picture.
        guard !isHidden, alpha > 0.01, !(self is StatusBarView) else { return [] }
        // A disabled control need not be read.
        if let control = self as? UIControl, !control.isEnabled { return [] }
        return [(self, alpha * outer)] + subviews.flatMap { $0.seen(alpha: alpha * outer) }
    }
}
