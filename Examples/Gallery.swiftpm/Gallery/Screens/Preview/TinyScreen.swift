import UIKit

/// The appearance of a preview's two screens: a list with a picture at the top, and a page about the picture.
@MainActor
struct TinyScreen {
    enum Kind {
        case list
        case page
    }

    let kind: Kind
    let place: Place

    /// Returns the frame of the picture on a screen of a size.
    func pictureFrame(in size: CGSize) -> CGRect {
        let unit = size.width
        switch kind {
        case .list:
            return CGRect(x: 0.09 * unit, y: 0.36 * unit, width: 0.82 * unit, height: 0.54 * unit)
        case .page:
            return CGRect(x: 0, y: 0, width: unit, height: (0.6 * size.height).rounded())
        }
    }

    /// The style of the status bar, which is in front of the picture on the page.
    var statusBarStyle: UIStatusBarStyle { kind == .list ? .default : .lightContent }

    func pictureCornerRadius(in size: CGSize) -> CGFloat {
        kind == .list ? (0.08 * size.width).rounded() : 0
    }

    /// Draws everything except the picture.
    func drawGround(in context: CGContext, size: CGSize, isDark: Bool) {
        switch kind {
        case .list: drawList(in: context, size: size, isDark: isDark)
        case .page: drawPage(in: context, size: size, isDark: isDark)
        }
    }

    /// Draws the entire screen.
    func draw(in context: CGContext, size: CGSize, isDark: Bool) {
        drawGround(in: context, size: size, isDark: isDark)
        let frame = pictureFrame(in: size)
        let radius = pictureCornerRadius(in: size)
        context.saveGState()
        context.addRoundedRect(frame, radius: radius)
        context.clip()
        (isDark ? place.scenery.night : place.scenery).draw(in: context, at: frame)
        context.restoreGState()
    }

    private func drawList(in context: CGContext, size: CGSize, isDark: Bool) {
        let unit = size.width
        context.setFillColor(UIColor(hex: isDark ? 0x2C2C2E : 0xFFFFFF).cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        let ink = UIColor(hex: isDark ? 0xFFFFFF : 0x1C1C1E)
        bar(CGRect(x: 0.09, y: 0.17, width: 0.46, height: 0.085), ink.withAlphaComponent(0.85), unit, context)
        var y = 1.0
        var index = 0
        while unit > 0, y * unit < size.height {
            let sky = place.scenery.sky[index % place.scenery.sky.count]
            let thumb = CGRect(x: 0.09 * unit, y: y * unit, width: 0.19 * unit, height: 0.19 * unit)
            context.addRoundedRect(thumb, radius: 0.05 * unit)
            context.setFillColor(UIColor(hex: isDark ? Tone.night(sky) : sky).cgColor)
            context.fillPath()
            let length = index.isMultiple(of: 2) ? 0.40 : 0.32
            bar(
                CGRect(x: 0.34, y: y + 0.035, width: length, height: 0.045),
                ink.withAlphaComponent(0.6),
                unit,
                context
            )
            bar(
                CGRect(x: 0.34, y: y + 0.115, width: 0.86 - length, height: 0.035),
                ink.withAlphaComponent(0.22),
                unit,
                context
            )
            y += 0.28
            index += 1
        }
    }

    private func drawPage(in context: CGContext, size: CGSize, isDark: Bool) {
        let unit = size.width
        context.setFillColor(UIColor(hex: isDark ? Tone.night(place.color) : place.color).cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        let top = pictureFrame(in: size).maxY / unit
        let white = UIColor.white
        bar(
            CGRect(x: 0.1, y: top + 0.06, width: 0.56, height: 0.09),
            white.withAlphaComponent(0.95),
            unit,
            context
        )
        for (index, length) in [0.8, 0.72, 0.5].enumerated() {
            let line = CGRect(x: 0.1, y: top + 0.23 + 0.085 * Double(index), width: length, height: 0.038)
            bar(line, white.withAlphaComponent(0.4), unit, context)
        }
        let button = CGRect(x: 0.1, y: size.height / unit - 0.22, width: 0.8, height: 0.13)
        bar(button, white.withAlphaComponent(0.92), unit, context)
    }

    /// Draws a rounded bar, whose frame is in fractions of the screen's width.
    private func bar(_ frame: CGRect, _ color: UIColor, _ unit: CGFloat, _ context: CGContext) {
        let frame = CGRect(
            x: frame.minX * unit,
            y: frame.minY * unit,
            width: frame.width * unit,
            height: frame.height * unit
        )
        let radius = frame.height / 2
        context.addRoundedRect(frame, radius: radius)
        context.setFillColor(color.cgColor)
        context.fillPath()
    }
}
