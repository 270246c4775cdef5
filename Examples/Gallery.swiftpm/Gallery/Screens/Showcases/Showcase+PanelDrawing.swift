import UIKit

// The drawings of showcases with panels.

extension Showcase {
    /// Draws a small player above a list, and the player on the full screen.
    func drawMiniPlayer(in context: CGContext, size: CGSize, isDark: Bool) {
        ground(.fjord, in: context, size: size, isDark: isDark)
        let height = size.height * 0.9
        let width = height * 0.62
        let list = CGRect(
            x: size.width / 2 - width * 1.12,
            y: size.height * 0.16,
            width: width,
            height: height
        )
        screen(.list, list, of: .dunes, in: context, isDark: isDark)
        let bar = CGRect(
            x: list.minX + 4,
            y: size.height * 0.79,
            width: width - 8,
            height: size.height * 0.14
        )
        fill(bar, radius: 6, color: isDark ? 0x48484A : 0xFFFFFF, in: context)
        let side = bar.height - 6
        picture(
            CGRect(x: bar.minX + 3, y: bar.minY + 3, width: side, height: side),
            radius: 4,
            of: .fjord,
            in: context,
            isDark: isDark
        )
        let line = isDark ? UInt32(0x9E9EA7) : 0x6C6C74
        fill(
            CGRect(x: bar.minX + side + 9, y: bar.midY - 3, width: width * 0.4, height: 6),
            radius: 3,
            color: line,
            in: context
        )
        let full = CGRect(
            x: size.width / 2 + width * 0.12,
            y: size.height * 0.1,
            width: width,
            height: height
        )
        let color = isDark ? Tone.night(Place.fjord.color) : Place.fjord.color
        fill(full.insetBy(dx: -2, dy: -2), radius: 12, color: isDark ? 0x3A3A3C : 0x1C1C1E, in: context)
        fill(full, radius: 10, color: color, in: context)
        let art = full.insetBy(dx: 10, dy: 10)
        picture(
            CGRect(x: art.minX, y: art.minY, width: art.width, height: art.width),
            radius: 6,
            of: .fjord,
            in: context,
            isDark: isDark
        )
        for (index, part) in [CGFloat(0.7), 0.45].enumerated() {
            fill(
                CGRect(
                    x: art.minX,
                    y: art.minY + art.width + 9 + CGFloat(index) * 11,
                    width: art.width * part,
                    height: 5
                ),
                radius: 2.5,
                color: 0xFFFFFF,
                in: context
            )
        }
    }

    /// Draws a map with a panel in front of it.
    func drawMap(in context: CGContext, size: CGSize, isDark: Bool) {
        MapDrawing.draw(
            in: context,
            size: CGSize(width: size.width, height: size.width * 0.9),
            isDark: isDark
        )
        let spots: [(Place, CGFloat, CGFloat)] = [
            (.forest, 0.14, 0.3), (.fuji, 0.86, 0.36), (.coast, 0.62, 0.2),
        ]
        for (place, x, y) in spots {
            let pin = CGRect(x: size.width * x - 13, y: size.height * y - 13, width: 26, height: 26)
            fill(pin, radius: 13, color: 0xFFFFFF, in: context)
            picture(pin.insetBy(dx: 2.5, dy: 2.5), radius: 10.5, of: place, in: context, isDark: isDark)
        }
        let width = min(size.width * 0.56, size.height * 1.2)
        let panel = CGRect(
            x: (size.width - width) / 2,
            y: size.height * 0.46,
            width: width,
            height: size.height
        )
        fill(panel.insetBy(dx: -1, dy: -1), radius: 13, color: isDark ? 0x48484A : 0xD8D8DC, in: context)
        fill(panel, radius: 12, color: isDark ? 0x1C1C1E : 0xFFFFFF, in: context)
        let middle = CGRect(x: panel.midX - 12, y: panel.minY + 5, width: 24, height: 3)
        fill(middle, radius: 1.5, color: isDark ? 0x5A5A5F : 0xC0C0C8, in: context)
        let field = CGRect(x: panel.minX + 10, y: panel.minY + 14, width: width - 20, height: 18)
        fill(field, radius: 7, color: isDark ? 0x2C2C2E : 0xECECF0, in: context)
        for (index, place) in [Place.lagoon, .canyon].enumerated() {
            let row = CGRect(x: field.minX, y: field.maxY + 8 + CGFloat(index) * 28, width: 22, height: 22)
            picture(row, radius: 5, of: place, in: context, isDark: isDark)
            fill(
                CGRect(x: row.maxX + 8, y: row.midY - 3, width: width * 0.4, height: 6),
                radius: 3,
                color: isDark ? 0x636366 : 0xC7C7CC,
                in: context
            )
        }
    }
}
