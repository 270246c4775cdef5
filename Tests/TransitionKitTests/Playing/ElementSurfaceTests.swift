import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// What flies behind the pictures of named views: backgrounds with some round corners, and shadows of views
/// in the same place.
@MainActor @Suite struct ElementSurfaceTests {
    private let here = CGRect(x: 20, y: 150, width: 100, height: 100)
    private let there = CGRect(x: 95, y: 400, width: 200, height: 300)

    /// Crossfades at a constant speed.
    private struct Fade: Animator {
        var duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(timing: .linear, participants: Choreography.crossfade.participants)
        }
    }

    private func makeRig() -> ElementRig {
        ElementRig(MatchedAnimator(alongside: Fade(), duration: 1).with(timing: .linear), in: .navigation)
    }

    /// Goes forward and backward. In the first frame of each way, and shortly before its end, the colors at
    /// some points are those at rest.
    private func expectNoJump(_ rig: ElementRig, at points: [CGPoint]) {
        UIApplication.shared.tick()
        func colors() -> [[UInt8]] { points.map { rig.color(at: $0) } }
        func check(_ moment: String, _ now: [[UInt8]], _ rest: [[UInt8]]) {
            for (index, point) in points.enumerated() {
                let isSame = zip(now[index], rest[index]).allSatisfy { abs(Int($0) - Int($1)) < 12 }
                #expect(isSame, "\(moment), \(point): \(now[index]), not \(rest[index])")
            }
        }
        var before = colors()
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            check("\(direction), at the start", colors(), before)
            rig.advance(by: 0.9999)
            let last = colors()
            rig.advance(by: 0.2)
            before = colors()
            check("\(direction), at the end", last, before)
        }
    }

    /// Points in the corners of a rectangle that are outside if the corners are round.
    private func corners(of frame: CGRect) -> [CGPoint] {
        [frame.minY + 2, frame.maxY - 3].flatMap { y in
            [CGPoint(x: frame.minX + 2, y: y), CGPoint(x: frame.maxX - 3, y: y)]
        }
    }

    @Test("Of two views with other round corners, each starts and ends with its own", arguments: [0, 40])
    func otherCorners(radius: Int) {
        let rig = makeRig()
        let first = rig.first.add("card", UIView(), at: here, cornerRadius: CGFloat(radius))
        if radius > 0 { first.layer.maskedCorners = [.layerMaxXMinYCorner] }
        let second = rig.second.add("card", UIView(), at: there, color: .yellow, cornerRadius: 60)
        second.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        UIApplication.shared.tick()
        let expected: [UInt8] = radius > 0 ? [255, 0, 0] : [0, 255, 0]
        #expect(rig.color(at: corners(of: here)[1]) == expected)
        #expect(rig.color(at: corners(of: here)[0]) == [0, 255, 0])
        expectNoJump(rig, at: corners(of: here) + corners(of: there))
    }

    /// The view that a screen names.
    enum Named: CaseIterable, Sendable { case cell, content, innermost }

    /// Adds a cell with a shadow, a content view that clips its round corners, and a green view that fills
    /// it.
    @discardableResult
    private func addCell(_ named: Named, to screen: ElementScreen, at frame: CGRect) -> UIView {
        let cell = screen.add("card", UIView(), at: frame, color: .clear)
        cell.layer.shadowOpacity = 0.8
        cell.layer.shadowRadius = 5
        cell.layer.shadowOffset = CGSize(width: 0, height: 6)
        let content = UIView(frame: cell.bounds)
        content.layer.cornerRadius = 25
        content.clipsToBounds = true
        cell.addSubview(content)
        let innermost = UIView(frame: content.bounds)
        innermost.backgroundColor = .green
        content.addSubview(innermost)
        switch named {
        case .cell: break
        case .content: screen.elements["card"] = content
        case .innermost: screen.elements["card"] = innermost
        }
        content.backgroundColor = named == .content ? .green : nil
        return cell
    }

    /// Points in the corners of a cell, and in its shadow.
    private func outline(of frame: CGRect) -> [CGPoint] {
        corners(of: frame) + [
            CGPoint(x: frame.midX, y: frame.maxY + 4), CGPoint(x: frame.minX - 3, y: frame.midY),
        ]
    }

    @Test(
        "The shadow of a cell flies along with its round content, whichever of the views is named",
        arguments: Named.allCases
    )
    func shadowOfACell(named: Named) {
        let rig = makeRig()
        addCell(named, to: rig.first, at: here)
        addCell(named, to: rig.second, at: there)
        UIApplication.shared.tick()
        #expect(rig.color(at: CGPoint(x: here.midX, y: here.maxY + 4))[0] < 200)
        expectNoJump(rig, at: outline(of: here) + outline(of: there))
    }

    @Test(
        "The shadow of a photo flies along, whether or not the photo has an alpha channel",
        arguments: [true, false],
        [true, false]
    )
    func shadowOfAPhoto(isInCell: Bool, hasAlphaChannel: Bool) {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = !hasAlphaChannel
        let size = CGSize(width: 20, height: 20)
        let image = UIGraphicsImageRenderer(size: size, format: format).image {
            UIColor.green.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
        let rig = makeRig()
        for (screen, frame) in [(rig.first, here), (rig.second, there)] {
            let photo = UIImageView(image: image)
            let card: UIView = isInCell ? UIView() : photo
            screen.add("card", card, at: frame, color: .clear)
            card.layer.shadowOpacity = 0.8
            card.layer.shadowRadius = 5
            card.layer.shadowOffset = CGSize(width: 0, height: 6)
            guard isInCell else { continue }
            photo.frame = card.bounds
            photo.contentMode = .scaleAspectFill
            photo.layer.cornerRadius = 25
            photo.clipsToBounds = true
            card.addSubview(photo)
        }
        UIApplication.shared.tick()
        #expect(rig.color(at: CGPoint(x: here.midX, y: here.maxY + 4))[0] < 200)
        expectNoJump(rig, at: outline(of: here) + outline(of: there))
    }

    @Test("A card with a shadow grows with the round corners of the photo that fills it")
    func photoCard() {
        let rig = ElementRig(ExpandAnimator(source: "card", duration: 1), in: .navigation)
        let card = rig.first.add("card", UIView(), at: here, color: .clear)
        card.backgroundColor = nil
        card.layer.shadowOpacity = 0.01
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let size = CGSize(width: 20, height: 20)
        let image = UIGraphicsImageRenderer(size: size, format: format).image {
            UIColor.green.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
        let photo = UIImageView(image: image)
        photo.frame = card.bounds
        photo.contentMode = .scaleAspectFill
        photo.layer.cornerRadius = 25
        photo.clipsToBounds = true
        card.addSubview(photo)
        expectNoJump(rig, at: corners(of: here))
    }

    @Test(
        "Close to its card, a screen isn't seen below the card's picture, which casts no shadow on it",
        arguments: TransitionDirection.allCases
    )
    func belowThePicture(direction: TransitionDirection) {
        let animator = ExpandAnimator(source: "card", duration: 1).with(timing: .linear)
        let rig = ElementRig(animator, in: .navigation)
        let place = CGRect(x: 20, y: 600, width: 350, height: 80)
        let card = rig.first.add("card", UIView(), at: place, cornerRadius: 12)
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 6)
        UIApplication.shared.tick()
        if direction == .backward {
            rig.start(.forward)
            rig.advance(by: 1.1)
        }
        rig.start(direction)
        rig.advance(by: direction == .forward ? 0.04 : 0.96)
        // The picture ends 24 points above the card's former edge, and the visible part 6 points below it.
        for y in [640, 660, 670, 680] as [CGFloat] {
            let color = rig.color(at: CGPoint(x: 195, y: y))
            #expect(color[0] < 8 && color[1] > 247 && color[2] < 8, "\(y): \(color)")
        }
        let shadow = rig.color(at: CGPoint(x: 195, y: 690))
        #expect(shadow[0] < 235 && shadow[1] < 8 && shadow[2] < 8, "\(shadow)")
        rig.advance(by: 1.1)
    }

    @Test("On the way, the shadow of a cell isn't visible in its own corners")
    func cornersOnTheWay() {
        let rig = makeRig()
        addCell(.cell, to: rig.first, at: here)
        rig.second.add("card", UIView(), at: CGRect(x: 95, y: 400, width: 200, height: 200))
        rig.start(.forward)
        rig.advance(by: 0.3)
        // The picture is larger than the cell, so its own corners are larger than those in flight.
        let frame = CGRect(x: 42.5, y: 225, width: 130, height: 130)
        let color = rig.color(at: CGPoint(x: frame.minX + 7, y: frame.maxY - 7))
        #expect(color[0] < 25 && color[1] > 230, "\(color)")
        rig.advance(by: 1)
    }

    @Test("The background of a cell's content changes along the way, behind a picture without it")
    func backgroundOfTheContent() {
        let rig = makeRig()
        addCell(.cell, to: rig.first, at: here)
        rig.second.add("card", UIView(), at: here, color: .yellow)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.3)
        // Between green and yellow, there's as much red as time has passed.
        let color = rig.color(at: CGPoint(x: here.midX, y: here.midY))
        #expect(color[0] > 60 && color[0] < 110 && color[1] > 240, "\(color)")
        rig.advance(by: 1)
    }

    @Test("Translucent backgrounds with other round corners don't get much denser or fainter on the way")
    func translucentBackgrounds() {
        let rig = makeRig()
        for (screen, corners) in [
            (rig.first, CACornerMask.layerMinXMinYCorner), (rig.second, .layerMaxXMaxYCorner),
        ] {
            let card = screen.add(
                "card",
                UIView(),
                at: here,
                color: .black.withAlphaComponent(0.5),
                cornerRadius: 20
            )
            card.layer.maskedCorners = corners
        }
        UIApplication.shared.tick()
        /// Returns how much of the screens, which are equally bright, shines through.
        func brightness() -> Int {
            rig.color(at: CGPoint(x: here.midX, y: here.midY)).prefix(3).reduce(0) { $0 + Int($1) }
        }
        let rest = brightness()
        #expect(rest > 100 && rest < 150)
        rig.start(.forward)
        for _ in 0..<9 {
            rig.advance(by: 0.1)
            let now = brightness()
            #expect(abs(now - rest) < 24, "\(now), not \(rest)")
        }
        rig.advance(by: 0.3)
    }

    private func flyingShadows(_ rig: ElementRig) -> Int {
        rig.pictures.filter { $0.layer.shadowOpacity > 0 }.count
    }

    enum Stays: CaseIterable, Sendable { case path, background, size, badge }

    @Test(
        "The shadow of a view around doesn't fly along if it isn't that of the named view",
        arguments: Stays.allCases
    )
    func shadowThatStays(reason: Stays) {
        let rig = makeRig()
        let cell = addCell(.content, to: rig.first, at: here)
        switch reason {
        case .path: cell.layer.shadowPath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 25).cgPath
        case .background: cell.backgroundColor = .white
        case .size: cell.frame.size.height += 20
        case .badge: cell.addSubview(UIView(frame: CGRect(x: 90, y: -10, width: 20, height: 20)))
        }
        rig.second.add("card", UIView(), at: there)
        rig.start(.forward)
        #expect(flyingShadows(rig) == 0)
        rig.advance(by: 1.1)
        // The cell's own shadow flies along with it. What doesn't fill the cell doesn't give it a shape.
        rig.first.elements["card"] = cell
        rig.start(.backward)
        #expect(flyingShadows(rig) == (reason == .size ? 0 : 1))
        rig.advance(by: 1.1)
    }
}
