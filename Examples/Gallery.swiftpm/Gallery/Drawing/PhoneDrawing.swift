import UIKit

/// A drawing of a small phone on a colored ground.
@MainActor
enum PhoneDrawing {
    /// The corner radius of the phone's screen, in points.
    static let cornerRadius: CGFloat = 12

    /// Returns the frame of the phone's screen on a ground of a size.
    static func phoneFrame(in size: CGSize) -> CGRect {
        let height = min((size.height * 0.82).rounded(), (size.width * 1.5).rounded())
        let width = (height * 0.54).rounded()
        return CGRect(
            x: ((size.width - width) / 2).rounded(),
            y: ((size.height - height) / 2).rounded(),
            width: width,
            height: height
        )
    }

    /// Draws the ground in a place's color, and the phone's shadow and rim.
    static func drawTile(for place: Place, in context: CGContext, size: CGSize, isDark: Bool) {
        let ground = isDark ? place.nightGroundColor : place.groundColor
        let far = Tone.mixed(ground, with: isDark ? 0x000000 : 0xFFFFFF, share: isDark ? 0.25 : 0.35)
        fill(CGRect(origin: .zero, size: size), from: far, to: ground, in: context)

        let phone = phoneFrame(in: size)
        // Rings of translucent black that combine to a blur. The outer ones are more transparent.
        let reach = 12
        for step in 1...reach {
            let nearness = 1 - CGFloat(step) / CGFloat(reach + 1)
            let ring = phone.offsetBy(dx: 0, dy: 5).insetBy(dx: -CGFloat(step), dy: -CGFloat(step))
            context.addRoundedRect(ring, radius: cornerRadius + CGFloat(step))
            context.setFillColor(UIColor(white: 0, alpha: (isDark ? 0.05 : 0.022) * nearness).cgColor)
            context.fillPath()
        }
        context.addRoundedRect(phone.insetBy(dx: -2.5, dy: -2.5), radius: cornerRadius + 2.5)
        context.setFillColor(UIColor(hex: isDark ? 0x3A3A3C : 0x1C1C1E).cgColor)
        context.fillPath()
    }

    static func fill(_ frame: CGRect, from top: UInt32, to bottom: UInt32, in context: CGContext) {
        guard
            let gradient = CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(),
                colorComponents: [top, bottom].flatMap(UIColor.components(hex:)),
                locations: nil,
                count: 2
            )
        else { return }
        context.saveGState()
        context.clip(to: frame)
        context.drawLinearGradient(
            gradient,
            start: frame.origin,
            end: CGPoint(x: frame.minX, y: frame.maxY),
            options: []
        )
        context.restoreGState()
    }
}
