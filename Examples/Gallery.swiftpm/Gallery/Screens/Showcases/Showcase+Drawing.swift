import UIKit

extension Showcase {
    /// Draws the card's picture for an appearance.
    func draw(in context: CGContext, size: CGSize, isDark: Bool) {
        switch self {
        case .photos: drawMosaic(in: context, size: size, isDark: isDark)
        case .album: drawAlbum(in: context, size: size, isDark: isDark)
        case .cards: drawCards(in: context, size: size, isDark: isDark)
        case .twoWays: drawTwoWays(in: context, size: size, isDark: isDark)
        case .handOff: drawPages(in: context, size: size, isDark: isDark)
        case .miniPlayer: drawMiniPlayer(in: context, size: size, isDark: isDark)
        case .map: drawMap(in: context, size: size, isDark: isDark)
        case .demos: drawPhones(in: context, size: size, isDark: isDark)
        }
    }

    /// Draws one large picture and four small ones.
    private func drawMosaic(in context: CGContext, size: CGSize, isDark: Bool) {
        let gap: CGFloat = 3
        let large = CGRect(x: 0, y: 0, width: (size.width * 0.46).rounded(), height: size.height)
        let width = (size.width - large.width - 2 * gap) / 2
        let height = (size.height - gap) / 2
        var frames = [large]
        for row in 0..<2 {
            for column in 0..<2 {
                frames.append(
                    CGRect(
                        x: large.maxX + gap + CGFloat(column) * (width + gap),
                        y: CGFloat(row) * (height + gap),
                        width: width,
                        height: height
                    )
                )
            }
        }
        for (frame, place) in zip(frames, [Place.lagoon, .canyon, .forest, .coast, .atacama]) {
            scenery(of: place, isDark).draw(in: context, at: frame)
        }
    }

    /// Draws a page that grows out of a grid.
    private func drawAlbum(in context: CGContext, size: CGSize, isDark: Bool) {
        ground(.fjord, in: context, size: size, isDark: isDark)
        let side = (size.height * 0.3).rounded()
        let gap = (side * 0.12).rounded()
        let columns = max(Int(size.width / (side + gap)) + 1, 1)
        let left = (size.width - CGFloat(columns) * (side + gap) + gap) / 2
        for index in 0..<columns * 3 {
            let frame = CGRect(
                x: left + CGFloat(index % columns) * (side + gap),
                y: size.height * 0.02 + CGFloat(index / columns) * (side + gap),
                width: side,
                height: side
            )
            picture(
                frame,
                radius: 6,
                of: Place.all[(index * 5 + 2) % Place.all.count],
                in: context,
                isDark: isDark
            )
        }
        let page = CGSize(width: size.height * 0.6, height: size.height * 0.84)
        let frame = CGRect(
            x: (size.width - page.width) / 2,
            y: (size.height - page.height) / 2,
            width: page.width,
            height: page.height
        )
        fill(frame.insetBy(dx: -3, dy: -3), radius: 13, color: isDark ? 0x3A3A3C : 0xFFFFFF, in: context)
        picture(frame, radius: 11, of: .fjord, in: context, isDark: isDark)
    }

    /// Draws a drawer, a sheet, and a toast.
    private func drawCards(in context: CGContext, size: CGSize, isDark: Bool) {
        ground(.dunes, in: context, size: size, isDark: isDark)
        let height = size.height * 0.86
        let width = height * 0.6
        for (index, kind, place) in [
            (0, CardKind.drawer, Place.coast), (2, .toast, .forest), (1, .sheet, .fuji),
        ] {
            let isMiddle = index == 1
            let scale: CGFloat = isMiddle ? 1 : 0.86
            let x = size.width / 2 + CGFloat(index - 1) * width * 1.08
            let frame = CGRect(
                x: x - width * scale / 2,
                y: (size.height - height * scale) / 2,
                width: width * scale,
                height: height * scale
            )
            let drawing = CardDrawing(settings: CardSettings(kind: kind), place: place)
            phone(frame, in: context, isDark: isDark) { drawing.draw(in: context, at: frame, isDark: isDark) }
        }
    }

    /// Draws a screen that moves up and one that moves sideways.
    private func drawTwoWays(in context: CGContext, size: CGSize, isDark: Bool) {
        ground(.fuji, in: context, size: size, isDark: isDark)
        let height = size.height * 0.78
        let phone = CGSize(width: height * 0.6, height: height)
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        for (offset, angle, place) in [(-0.62, -0.12, Place.dunes), (0.62, 0.12, Place.fuji)] {
            context.saveGState()
            context.translateBy(x: middle.x + offset * phone.width, y: middle.y + 0.06 * height)
            context.rotate(by: angle)
            page(
                CGRect(x: -phone.width / 2, y: -height / 2, width: phone.width, height: height),
                of: place,
                in: context,
                isDark: isDark
            )
            context.restoreGState()
        }
    }

    /// Draws a long page with a strip of pictures.
    private func drawPages(in context: CGContext, size: CGSize, isDark: Bool) {
        ground(.lagoon, in: context, size: size, isDark: isDark)
        let width = min(size.width * 0.56, size.height * 1.3)
        let sheet = CGRect(
            x: (size.width - width) / 2,
            y: size.height * 0.2,
            width: width,
            height: size.height
        )
        fill(sheet, radius: 14, color: isDark ? 0x2C2C2E : 0xFFFFFF, in: context)
        let grip = CGRect(x: sheet.midX - 16, y: sheet.minY + 8, width: 32, height: 4)
        fill(grip, radius: 2, color: isDark ? 0x5A5A5F : 0xC7C7CC, in: context)
        let side = (width - 4 * 10) / 3
        for (index, place) in [Place.lagoon, .fjord, .canyon].enumerated() {
            let frame = CGRect(
                x: sheet.minX + 10 + CGFloat(index) * (side + 10),
                y: sheet.minY + 24,
                width: side,
                height: side * 0.9
            )
            picture(frame, radius: 7, of: place, in: context, isDark: isDark)
        }
        for index in 0..<4 {
            let y = sheet.minY + 24 + side * 0.9 + 14 + CGFloat(index) * 12
            let line = CGRect(x: sheet.minX + 12, y: y, width: width * (index == 3 ? 0.5 : 0.86), height: 4)
            fill(line, radius: 2, color: isDark ? 0x48484A : 0xD8D8DD, in: context)
        }
    }

    /// Draws three phones in a row.
    private func drawPhones(in context: CGContext, size: CGSize, isDark: Bool) {
        ground(.coast, in: context, size: size, isDark: isDark)
        let height = size.height * 0.92
        let width = height * 0.56
        let places = [Place.forest, .coast, .dunes]
        for index in [0, 2, 1] {
            let isMiddle = index == 1
            let scale: CGFloat = isMiddle ? 1 : 0.86
            let x = size.width / 2 + CGFloat(index - 1) * width * 1.08
            let frame = CGRect(
                x: x - width * scale / 2,
                y: size.height * (isMiddle ? 0.18 : 0.26),
                width: width * scale,
                height: height * scale
            )
            if isMiddle {
                page(frame, of: places[index], in: context, isDark: isDark)
            } else {
                screen(.list, frame, of: places[index], in: context, isDark: isDark)
            }
        }
    }

    // MARK: Parts

    private func scenery(of place: Place, _ isDark: Bool) -> Scenery {
        isDark ? place.scenery.night : place.scenery
    }

    func ground(_ place: Place, in context: CGContext, size: CGSize, isDark: Bool) {
        let color = isDark ? place.nightGroundColor : place.groundColor
        PhoneDrawing.fill(
            CGRect(origin: .zero, size: size),
            from: Tone.mixed(color, with: isDark ? 0x000000 : 0xFFFFFF, share: 0.2),
            to: color,
            in: context
        )
    }

    func page(_ frame: CGRect, of place: Place, in context: CGContext, isDark: Bool) {
        screen(.page, frame, of: place, in: context, isDark: isDark)
    }

    func screen(
        _ kind: TinyScreen.Kind,
        _ frame: CGRect,
        of place: Place,
        in context: CGContext,
        isDark: Bool
    ) {
        phone(frame, in: context, isDark: isDark) {
            context.translateBy(x: frame.minX, y: frame.minY)
            TinyScreen(kind: kind, place: place).draw(in: context, size: frame.size, isDark: isDark)
        }
    }

    /// Draws the rim of a phone, and a screen with round corners in it.
    func phone(_ frame: CGRect, in context: CGContext, isDark: Bool, drawScreen: () -> Void) {
        let rim = frame.insetBy(dx: -2, dy: -2)
        fill(rim, radius: 12, color: isDark ? 0x3A3A3C : 0x1C1C1E, in: context)
        context.saveGState()
        context.addRoundedRect(frame, radius: 10)
        context.clip()
        drawScreen()
        context.restoreGState()
    }

    func picture(
        _ frame: CGRect,
        radius: CGFloat,
        of place: Place,
        in context: CGContext,
        isDark: Bool
    ) {
        context.saveGState()
        context.addRoundedRect(frame, radius: radius)
        context.clip()
        scenery(of: place, isDark).draw(in: context, at: frame)
        context.restoreGState()
    }

    func fill(_ frame: CGRect, radius: CGFloat, color: UInt32, in context: CGContext) {
        context.addRoundedRect(frame, radius: radius)
        context.setFillColor(UIColor(hex: color).cgColor)
        context.fillPath()
    }
}
