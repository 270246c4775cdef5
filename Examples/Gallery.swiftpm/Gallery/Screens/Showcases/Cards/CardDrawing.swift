import TransitionKit
import UIKit

/// A drawing of a small screen with a presentation, according to its settings.
@MainActor
struct CardDrawing {
    let settings: CardSettings
    let place: Place
    /// Whether the screen reads from right to left.
    var isMirrored = false

    /// Draws in a frame. The caller rounds its corners.
    func draw(in context: CGContext, at frame: CGRect, isDark: Bool) {
        context.saveGState()
        context.clip(to: frame)
        context.translateBy(x: frame.minX, y: frame.minY)
        let size = frame.size
        let card = cardFrame(in: size)
        drawPresenter(in: context, size: size, card: card, isDark: isDark)
        drawBackdrop(in: context, size: size, isDark: isDark)
        if settings.backdrop == .none {
            // Without a backdrop, only this line separates the card from the screen.
            let rim = card.insetBy(dx: -1, dy: -1)
            fill(rim, radius: radius(in: size) + 1, color: isDark ? 0x5A5A5F : 0xD0D0D6, in: context)
        }
        fill(card, radius: radius(in: size), color: isDark ? 0x2C2C2E : 0xFFFFFF, in: context)
        drawContent(in: context, card: card, isDark: isDark)
        context.restoreGState()
    }

    private func cardFrame(in size: CGSize) -> CGRect {
        switch settings.kind {
        case .card:
            let width = size.width * (settings.edge == nil ? 0.84 : 1)
            let height = settings.isHalf ? size.height * 0.5 : width * 0.88
            guard let edge = settings.edge else {
                return CGRect(
                    x: (size.width - width) / 2,
                    y: (size.height - height) / 2,
                    width: width,
                    height: height
                )
            }
            // Slightly beyond its edge, because the corners there are square.
            let y = edge == .top ? -8 : size.height - height
            return CGRect(x: 0, y: y, width: size.width, height: height + 8)
        case .drawer:
            let width = size.width * 0.74
            let isAtLeft = (settings.edge == .leading) != isMirrored
            return CGRect(
                x: isAtLeft ? -8 : size.width - width,
                y: -8,
                width: width + 8,
                height: size.height + 16
            )
        case .sheet:
            let height =
                size.height * (settings.detents == .three ? 0.28 : settings.detents == .one ? 0.6 : 0.5)
            return CGRect(x: 0, y: size.height - height, width: size.width, height: height + 8)
        case .toast:
            let height = max(size.height * 0.1, 10)
            let (x, y) = (size.width * 0.07, size.height * 0.05)
            return CGRect(
                x: x,
                y: settings.edge == .bottom ? size.height - y - height : y,
                width: size.width - 2 * x,
                height: height
            )
        }
    }

    private func radius(in size: CGSize) -> CGFloat { min(size.width * 0.08, 10) }

    private func drawPresenter(in context: CGContext, size: CGSize, card: CGRect, isDark: Bool) {
        context.saveGState()
        switch settings.presenter {
        case .stays: break
        case .pushed:
            if settings.kind == .sheet {
                context.translateBy(x: 0, y: card.minY - size.height)
            } else {
                context.translateBy(x: card.minX < 0 ? card.maxX : card.minX - size.width, y: 0)
            }
        case .scaled:
            context.setFillColor(UIColor.black.cgColor)
            context.fill(CGRect(origin: .zero, size: size))
            context.translateBy(x: size.width * 0.04, y: size.height * 0.04)
            context.scaleBy(x: 0.92, y: 0.92)
        }
        TinyScreen(kind: .list, place: place).draw(in: context, size: size, isDark: isDark)
        context.restoreGState()
    }

    private func drawBackdrop(in context: CGContext, size: CGSize, isDark: Bool) {
        let color: UIColor
        switch settings.backdrop {
        case .none: return
        case .dimming: color = UIColor(white: 0, alpha: isDark ? 0.5 : 0.35)
        case .blur: color = UIColor(white: isDark ? 0.1 : 0.95, alpha: 0.8)
        }
        context.setFillColor(color.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
    }

    private func drawContent(in context: CGContext, card: CGRect, isDark: Bool) {
        let (line, faint): (UInt32, UInt32) = isDark ? (0x8E8E93, 0x48484A) : (0x8E8E93, 0xD8D8DD)
        let unit = card.width / 16
        switch settings.kind {
        case .card:
            let hidden: CGFloat = settings.edge == nil ? 0 : 8
            let shown = CGRect(
                x: card.minX,
                y: card.minY + (settings.edge == .top ? hidden : 0),
                width: card.width,
                height: card.height - hidden
            )
            let upper = CGRect(x: shown.minX, y: shown.minY, width: shown.width, height: shown.height * 0.45)
            let corner = settings.edge == .top ? 0 : radius(in: CGSize(width: card.width, height: 0))
            context.saveGState()
            // The lower corners are square.
            context.clip(to: upper)
            let whole = CGRect(
                origin: upper.origin,
                size: CGSize(width: upper.width, height: upper.height + corner)
            )
            picture(whole, radius: corner, in: context, isDark: isDark)
            context.restoreGState()
            let top = shown.minY + shown.height * 0.45 + unit
            bar(shown.minX + unit, top, unit * 7, unit * 0.9, line, in: context)
            bar(shown.minX + unit, top + unit * 1.9, unit * 13, unit * 0.6, faint, in: context)
            bar(shown.minX + unit, top + unit * 3.1, unit * 10, unit * 0.6, faint, in: context)
            bar(shown.minX + unit, top + unit * 4.7, unit * 14, unit * 1.6, 0x0A84FF, in: context)
        case .drawer:
            let shown = card.minX < 0 ? card.minX + 8 : card.minX
            let width = card.width - 8
            picture(
                CGRect(x: shown, y: 0, width: width, height: card.height * 0.24),
                radius: 0,
                in: context,
                isDark: isDark
            )
            for index in 0..<5 {
                let y = card.height * 0.3 + CGFloat(index) * unit * 2.6
                bar(shown + unit, y, unit * 1.4, unit * 1.4, index == 0 ? 0x0A84FF : line, in: context)
                let length = unit * [8, 6, 7, 5, 7][index]
                bar(shown + unit * 3.4, y + unit * 0.3, length, unit * 0.8, faint, in: context)
            }
        case .sheet:
            bar(card.midX - unit * 1.5, card.minY + unit * 0.7, unit * 3, unit * 0.5, faint, in: context)
            for index in 0..<4 {
                let y = card.minY + unit * (2.2 + 3.4 * CGFloat(index))
                let rows = [Place.lagoon, .canyon, .forest, .coast]
                let frame = CGRect(x: card.minX + unit, y: y, width: unit * 2.6, height: unit * 2.6)
                picture(frame, of: rows[index], radius: unit * 0.6, in: context, isDark: isDark)
                bar(card.minX + unit * 4.6, y + unit * 0.4, unit * 6, unit * 0.7, line, in: context)
                bar(card.minX + unit * 4.6, y + unit * 1.6, unit * 8, unit * 0.5, faint, in: context)
            }
        case .toast:
            let side = card.height * 0.5
            bar(card.minX + side / 2, card.midY - side / 2, side, side, 0x34C759, in: context)
            let x = card.minX + side * 2
            bar(x, card.midY - side * 0.4, card.width * 0.5, side * 0.34, line, in: context)
            bar(x, card.midY + side * 0.14, card.width * 0.6, side * 0.26, faint, in: context)
        }
    }

    // MARK: Parts

    private func bar(
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ color: UInt32,
        in context: CGContext
    ) {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        fill(frame, radius: min(width, height) / 2, color: color, in: context)
    }

    private func picture(
        _ frame: CGRect,
        of place: Place = .fuji,
        radius: CGFloat,
        in context: CGContext,
        isDark: Bool
    ) {
        context.saveGState()
        context.addRoundedRect(frame, radius: radius)
        context.clip()
        (isDark ? place.scenery.night : place.scenery).draw(in: context, at: frame)
        context.restoreGState()
    }

    private func fill(_ frame: CGRect, radius: CGFloat, color: UInt32, in context: CGContext) {
        context.addRoundedRect(frame, radius: radius)
        context.setFillColor(UIColor(hex: color).cgColor)
        context.fillPath()
    }
}
