import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Directional shades, shapes, decorations, and backgrounds on real views, which leave nothing behind.
@MainActor @Suite struct DecorationTests {
    private struct Dressed: Animator {
        var duration = 1.0
        let participants: @Sendable (TransitionScene) -> [Participant]

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(timing: .linear, participants: participants(scene))
        }
    }

    private func rig(
        interaction: InteractionController? = nil,
        _ participants: @escaping @Sendable (TransitionScene) -> [Participant]
    ) -> TransitionRig {
        let animator = Dressed(participants: participants)
        return TransitionRig(
            .custom,
            delegate: { _ in TransitionDelegate(animator, interaction: interaction) }
        )
    }

    private func color(of rig: TransitionRig, x: CGFloat, y: CGFloat) -> [UInt8] {
        WindowFrame(rig.window).color(at: CGPoint(x: x, y: y))
    }

    @Test("A shade is strongest at its edge and weakest at the opposite edge")
    func aShadeIsStrongestAtItsEdgeAndWeakestAtTheOpposite() {
        let rig = rig { _ in
            let shade = Participant.Shade(strongestAt: .leading, minimumStrength: 0)
            return [Participant(.incoming), Participant(.outgoing, shade: shade, to: .rest.dimmed(to: 1))]
        }
        let before = ViewState(rig.first.view)
        rig.start(.forward)
        rig.advance(by: 0.98)
        let (left, right) = (color(of: rig, x: 4, y: 700), color(of: rig, x: 386, y: 700))
        // The first screen is red.
        #expect(left[0] < 12 && right[0] > 243)
        rig.settle()
        #expect(ViewState(rig.first.view) == before)
    }

    @Test("Between only two poses, a timing curve of their own applies")
    func ownCurve() throws {
        let rig = rig { scene in
            let away = Pose.rest.translated(x: scene.size.width)
            let keyframes = [Keyframe(at: 0, away), Keyframe(at: 1, .rest, timing: .easeIn)]
            return [Participant(.outgoing), Participant(.incoming, keyframes: keyframes)]
        }
        rig.start(.forward)
        rig.advance(by: 0.5)
        let x = try #require(rig.second.view.layer.presentation()).transform.m41
        // The cubic Bézier curve (0.42, 0), (1, 1) has reached 0.3154 after half of the time.
        #expect(abs(x / rig.window.bounds.width - 0.6846) < 0.001)
        rig.settle()
    }

    @Test("A shape clips a screen, and has the size of the clip")
    func aShapeClipsAScreen() {
        let rig = rig { _ in
            let middle = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
            return [
                Participant(.outgoing),
                Participant(
                    .incoming,
                    clipShape: .diamond,
                    from: .rest.clipped(to: middle),
                    to: .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
                ),
            ]
        }
        rig.start(.forward)
        rig.advance(by: 0.9)
        // In the middle of the sides, the diamond almost reaches the edge. The corners still show the old
        // screen.
        #expect(color(of: rig, x: 30, y: 422)[2] > 200)
        #expect(color(of: rig, x: 195, y: 60)[2] > 200)
        #expect(color(of: rig, x: 30, y: 30)[0] > 200)
        rig.settle()
        #expect(rig.second.view.mask == nil)
    }

    @Test("A decoration is in its specified place and order, and is removed at the end")
    func aDecorationIsInItsSpecifiedPlaceAndOrder() {
        let rig = rig { _ in
            let upper = CGRect(x: 0, y: 0, width: 1, height: 0.5)
            return [
                Participant(.outgoing), Participant(.decoration(.color(.green, in: upper))),
                Participant(.incoming, from: .rest.translated(y: 844)),
                Participant(
                    .decoration(
                        .view("badge", in: CGRect(x: 0, y: 0, width: 0.1, height: 0.1)) {
                            let view = UIView()
                            view.backgroundColor = .white
                            return view
                        }
                    )
                ),
            ]
        }
        let count = rig.window.allViews.count
        rig.start(.forward)
        rig.advance(by: 0.25)
        #expect(color(of: rig, x: 195, y: 300) == [0, 255, 0])
        #expect(color(of: rig, x: 10, y: 10) == [255, 255, 255])
        #expect(color(of: rig, x: 195, y: 500)[0] == 255)
        rig.advance(by: 0.5)
        // The screen in front covers it.
        #expect(color(of: rig, x: 195, y: 300)[1] < 10)
        rig.settle()
        #expect(rig.window.allViews.count == count)
    }

    @Test(
        "A decoration whose frame isn't a number fills the container",
        arguments: [CGFloat.nan, .infinity]
    )
    func badFrame(number: CGFloat) {
        let rig = rig { _ in
            let veil = Decoration.color(.green, in: CGRect(x: number, y: 0, width: 1, height: 1))
            return [Participant(.incoming), Participant(.outgoing), Participant(.decoration(veil))]
        }
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(color(of: rig, x: 5, y: 5) == [0, 255, 0])
        #expect(color(of: rig, x: 385, y: 700) == [0, 255, 0])
        rig.settle()
    }

    @MainActor private final class Counter {
        var count = 0
    }

    @Test("A decoration's view is created for each participant, and again in another size")
    func createdAgain() {
        let counter = Counter()
        let badge = Decoration.view("badge") {
            counter.count += 1
            return UIView()
        }
        let rig = rig { _ in
            [
                Participant(.outgoing), Participant(.decoration(badge)), Participant(.decoration(badge)),
                Participant(.incoming, from: .rest.translated(y: 844)),
            ]
        }
        rig.start(.forward)
        rig.advance(by: 0.25)
        #expect(counter.count == 2)
        rig.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        rig.advance(by: 0.1)
        // Once right after the change, and once more if pictures are taken in the new size.
        let count = counter.count
        #expect(count == 4 || count == 6, "\(count)")
        rig.advance(by: 0.1)
        #expect(counter.count == count)
        rig.settle()
    }

    @Test(
        "A blurred backdrop shows a screen without details, and is removed",
        arguments: TransitionSide.allCases,
        [true, false]
    )
    func aBlurredBackdropShowsAScreenWithoutDetails(side: TransitionSide, finishes: Bool) throws {
        let interaction = InteractionController()
        let animator = Dressed { _ in
            [
                Participant(.blurredBackdrop(of: side)),
                Participant(.outgoing, to: .rest.translated(x: -390)),
                Participant(.incoming, from: .rest.translated(x: 390)),
            ]
        }
        let rig = TransitionRig(
            .custom,
            delegate: { _ in TransitionDelegate(animator, interaction: interaction) }
        )
        let container = try #require(rig.first.view.superview)
        #expect(container.layer.contents == nil)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        UIApplication.shared.tick()
        #expect(container.layer.contents != nil)
        #expect(!rig.first.view.isHidden && !rig.second.view.isHidden)
        if finishes { interaction.finish() } else { interaction.cancel() }
        rig.settle()
        #expect(container.layer.contents == nil)
    }

    @Test(
        "A blurred picture puts a screen out of focus, and leaves nothing behind",
        arguments: ContainerKind.allCases
    )
    func blurredPicture(kind: ContainerKind) {
        let interaction = InteractionController()
        let animator = Dressed { _ in
            [
                Participant(.outgoing),
                Participant(.blurredPicture(of: .outgoing), from: .rest.faded(to: 0), to: .rest),
                Participant(.incoming, from: .rest.translated(x: 390), to: .rest.translated(x: 390)),
            ]
        }
        let rig = TransitionRig(
            kind,
            delegate: { _ in TransitionDelegate(animator, interaction: interaction) }
        )
        let count = rig.window.allViews.count
        // The white band of the red screen ends at x = 140.
        #expect(color(of: rig, x: 136, y: 130) == [255, 255, 255])
        interaction.begin()
        rig.start(.forward)
        var last = 255
        for progress in [0.3, 0.6, 0.95] as [CGFloat] {
            interaction.update(progress)
            UIApplication.shared.tick()
            let seen = color(of: rig, x: 136, y: 130)
            #expect(seen[0] > 250 && seen[1] < last - 15, "\(seen)")
            last = Int(seen[1])
        }
        // Far from any edge, it's the screen's own color.
        #expect(color(of: rig, x: 300, y: 600) == [255, 0, 0])
        interaction.cancel()
        rig.settle()
        rig.advance(by: 1)
        #expect(rig.window.allViews.count == count)
        #expect(color(of: rig, x: 136, y: 130) == [255, 255, 255])
    }

    // MARK: Rotated slices

    /// A strip of 80 × 300 points across the center of the screen, rotated by a sixth of a right angle.
    private nonisolated static let angle = CGFloat.pi / 12
    private nonisolated static let strip = CGRect(
        x: 155.0 / 390,
        y: 272.0 / 844,
        width: 80.0 / 390,
        height: 300.0 / 844
    )

    /// Returns the position on the screen of a point of the strip, relative to its center.
    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
            x: 195 + x * cos(Self.angle) - y * sin(Self.angle),
            y: 422 + x * sin(Self.angle) + y * cos(Self.angle)
        )
    }

    @Test(
        "A rotated slice shows exactly its part of the screen, with its tint and shade, and nothing else"
    )
    func turnedSlice() {
        let rig = rig { _ in
            [
                Participant(.incoming),
                Participant(
                    .slice(Self.strip, of: .outgoing, rotation: Self.angle),
                    shade: Participant.Shade(strongestAt: .top, minimumStrength: 0),
                    tint: UIColor(red: 0, green: 1, blue: 0, alpha: 0.5),
                    to: .rest.dimmed(to: 1)
                ),
            ]
        }
        // A white spot on the red screen, inside the strip.
        let spot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        spot.center = place(25, -100)
        spot.backgroundColor = .white
        rig.first.view.addSubview(spot)
        UIApplication.shared.tick()
        rig.start(.forward)
        for (x, y) in [(-30.0, 0.0), (30, 0), (0, -140), (0, 140)] as [(CGFloat, CGFloat)] {
            let point = place(x, y)
            let seen = color(of: rig, x: point.x, y: point.y)
            #expect(abs(Int(seen[0]) - 128) < 3 && abs(Int(seen[1]) - 128) < 3 && seen[2] < 3, "\(x) \(y)")
        }
        let white = color(of: rig, x: spot.center.x, y: spot.center.y)
        #expect(abs(Int(white[0]) - 128) < 3 && white[1] > 250 && abs(Int(white[2]) - 128) < 3, "\(white)")
        for (x, y) in [(-44.0, 0.0), (44, 0), (0, -154), (0, 154)] as [(CGFloat, CGFloat)] {
            let point = place(x, y)
            #expect(color(of: rig, x: point.x, y: point.y) == [0, 0, 255], "\(x) \(y)")
        }
        rig.advance(by: 0.96)
        // Dark at its own top edge, not the screen's, and bright at the bottom one.
        let (upper, lower) = (place(-30, -140), place(-30, 140))
        #expect(color(of: rig, x: upper.x, y: upper.y)[0] < 20)
        #expect(color(of: rig, x: lower.x, y: lower.y)[0] > 110)
        rig.settle()
        #expect(!rig.first.view.isHidden)
    }

    @Test("A slice beyond the screen shows nothing there, not even its tint", arguments: [Self.angle, 0])
    func beyondTheScreen(angle: CGFloat) {
        let rig = rig { _ in
            let corner = CGRect(x: -0.3, y: -0.1, width: 0.6, height: 0.2)
            return [
                Participant(.incoming),
                Participant(
                    .slice(corner, of: .outgoing, rotation: angle),
                    tint: .green,
                    from: .rest.translated(x: 100, y: 300),
                    to: .rest.translated(x: 100, y: 300)
                ),
            ]
        }
        rig.start(.forward)
        rig.advance(by: 0.5)
        // The screen's corner is now at (100, 300).
        #expect(color(of: rig, x: 110, y: 310) == [0, 255, 0])
        #expect(color(of: rig, x: 94, y: 310) == [0, 0, 255])
        #expect(color(of: rig, x: 110, y: 294) == [0, 0, 255])
        rig.settle()
    }

    @Test(
        "A slice whose content scrolls stays in place with its tint and shade, and shows other parts",
        arguments: [Self.angle, 0],
        [false, true]
    )
    func scrollingSlice(angle: CGFloat, isHeld: Bool) {
        let interaction = InteractionController()
        let rig = rig(interaction: interaction) { _ in
            [
                Participant(.incoming),
                Participant(
                    .slice(Self.strip, of: .outgoing, rotation: angle),
                    shade: Participant.Shade(strongestAt: .top, minimumStrength: 0),
                    tint: UIColor(red: 0, green: 1, blue: 0, alpha: 0.5),
                    from: .rest.dimmed(to: 1),
                    to: .rest.scrolled(x: 40, y: -100).dimmed(to: 1)
                ),
            ]
        }
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: 195 + x * cos(angle) - y * sin(angle), y: 422 + x * sin(angle) + y * cos(angle))
        }
        func green(_ x: CGFloat, _ y: CGFloat) -> UInt8 {
            color(of: rig, x: place(x, y).x, y: place(x, y).y)[1]
        }
        let spot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        spot.center = place(25, 30)
        spot.backgroundColor = .white
        rig.first.view.addSubview(spot)
        UIApplication.shared.tick()
        if isHeld { interaction.begin() }
        rig.start(.forward)
        for step in 0...9 {
            let part = CGFloat(step) / 10
            if isHeld {
                interaction.update(part)
                UIApplication.shared.tick()
            }
            let (x, y) = (25 - 40 * part, 30 + 100 * part)
            // Half of the shade is above the middle, and none at the lower edge.
            let light = (y + 150) / 300
            #expect(abs(CGFloat(green(x, y)) - 255 * light) < 6, "\(step): \(green(x, y))")
            for (edge, end) in [(-30.0, -140.0), (30, 140)] as [(CGFloat, CGFloat)] {
                let light = (end + 150) / 300
                #expect(abs(CGFloat(green(edge, end)) - 128 * light) < 6, "\(step)")
                #expect(color(of: rig, x: place(edge * 1.5, 0).x, y: place(edge * 1.5, 0).y) == [0, 0, 255])
            }
            rig.advance(by: 0.1)
        }
        interaction.finish()
        rig.settle()
        #expect(!rig.first.view.isHidden)
    }

    @Test(
        "A slice that scrolls beyond the screen shows nothing, not even its tint",
        arguments: [Self.angle, 0]
    )
    func scrolledBeyondTheScreen(angle: CGFloat) {
        let rig = rig { _ in
            [
                Participant(.incoming),
                Participant(
                    .slice(Self.strip, of: .outgoing, rotation: angle),
                    tint: .green,
                    from: .rest.scrolled(x: 900, y: .nan),
                    to: .rest.scrolled(x: 900, y: .nan)
                ),
            ]
        }
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(color(of: rig, x: 195, y: 422) == [0, 0, 255])
        rig.settle()
    }

    @Test("Mirrored slices rotate in the opposite direction, and reversed slices belong to the other screen")
    func turnedInMirror() {
        let slice = Participant(.slice(Self.strip, of: .outgoing, rotation: 0.3), tint: .green)
        let choreography = Choreography(participants: [slice])
        let back = choreography.mirrored().mirrored().participants[0]
        #expect(back.tint == .green)
        let mirrored = choreography.mirrored().participants[0]
        #expect(mirrored.subject == .slice(Self.strip.mirrored(in: 1), of: .outgoing, rotation: -0.3))
        #expect(mirrored.tint == .green)
        let reversed = choreography.reversed().participants[0]
        #expect(
            reversed.subject == .slice(Self.strip, of: .incoming, rotation: 0.3) && reversed.tint == .green
        )
    }

    @Test("A rotation that isn't a number has no effect", arguments: [CGFloat.nan, .infinity])
    func badTurn(angle: CGFloat) {
        let rig = rig { _ in
            [Participant(.incoming), Participant(.slice(Self.strip, of: .outgoing, rotation: angle))]
        }
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(color(of: rig, x: 160, y: 280) == [255, 0, 0])
        #expect(color(of: rig, x: 150, y: 280) == [0, 0, 255])
        rig.settle()
    }

    // MARK: Perspective

    @Test(
        "Everything that recedes moves toward the vanishing point",
        arguments: [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.2, y: 0.9), CGPoint(x: CGFloat.nan, y: 0.5)]
    )
    func vanishingPoint(point: CGPoint) {
        let animator = Distant(vanishingPoint: point)
        let rig = TransitionRig(.custom, delegate: { _ in TransitionDelegate(animator) })
        rig.start(.forward)
        rig.advance(by: 0.5)
        // At a depth behind the screen that equals the eye's distance, everything has half its size.
        let (x, y) = (point.x.isFinite ? point.x * 390 : 195, point.y * 844)
        let left = CGPoint(x: x / 2, y: y / 2)
        for (dx, dy, inside) in [
            (3.0, 3.0, true), (-3, 3, false), (3, -3, false), (192, 419, true), (198, 419, false),
        ] {
            let seen = color(of: rig, x: left.x + dx, y: left.y + dy)
            #expect(seen == (inside ? [0, 0, 255] : [255, 0, 0]), "\(dx) \(dy)")
        }
        rig.settle()
        #expect(
            CATransform3DIsIdentity(
                rig.first.view.superview?.layer.sublayerTransform ?? CATransform3DIdentity
            )
        )
    }

    private struct Distant: Animator {
        let vanishingPoint: CGPoint
        var duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let far = Pose.rest.translated(z: -500)
            // The screen behind is moved back as well, but still fills the container.
            let behind = Pose.rest.translated(z: -1000).scaled(by: 30)
            return Choreography(
                timing: .linear,
                eyeDistance: 500,
                vanishingPoint: vanishingPoint,
                participants: [
                    Participant(.outgoing, from: behind, to: behind),
                    Participant(.incoming, from: far, to: far),
                ]
            )
        }
    }
}

extension UIView {
    /// The view and all views inside it.
    fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
