import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Flying views that people drag, and what's in front of them.
@MainActor @Suite struct ForegroundDragTests {
    @Test("When people let go of a flying view, what's in front of its place stays where it is")
    func staysInItsPlace() throws {
        let drag = DragInteraction()
        let rig = ElementRig(MatchedAnimator(duration: 1), in: .modal, interaction: drag)
        rig.first.add("photo", UIView(), at: CGRect(x: 20, y: 300, width: 100, height: 100))
        let badge = UIView(frame: CGRect(x: 30, y: 310, width: 20, height: 20))
        badge.backgroundColor = .white
        rig.first.view.addSubview(badge)
        rig.second.add("photo", UIView(), at: CGRect(x: 0, y: 0, width: 390, height: 400))
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 1.5)
        let touch = TouchInjector(window: rig.window)
        touch.down(at: CGPoint(x: 195, y: 300))
        for step in 1...20 {
            touch.move(to: CGPoint(x: 195 + 4 * CGFloat(step), y: 300 + 20 * CGFloat(step)))
            rig.advance(by: 1.0 / 60)
        }
        #expect(drag.state == .interactive)
        touch.up()
        var count = 0
        for _ in 0..<90 where rig.second.isBeingDismissed {
            for picture in rig.pictures where picture.bounds.size == badge.bounds.size {
                let corner = LayerGeometry.corners(of: picture.layer)[0]
                #expect(hypot(corner.x - 30, corner.y - 310) < 0.5, "\(corner)")
                count += 1
            }
            rig.advance(by: 1.0 / 60)
        }
        #expect(count > 5)
        #expect(rig.second.presentingViewController == nil)
        #expect(badge.isShown)
    }

    @Test(
        "A view in the corner of a screen that people drag is as round as the screen",
        arguments: [390, 400] as [CGFloat],
        [false, true]
    )
    func isAsRoundAsTheScreen(height: CGFloat, isImage: Bool) throws {
        let drag = DragInteraction()
        let rig = ElementRig(MatchedAnimator(duration: 1), in: .modal, interaction: drag)
        let makeView = { () -> UIView in
            guard isImage else { return UIView() }
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.green.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            return UIImageView(image: image)
        }
        rig.first.add("photo", makeView(), at: CGRect(x: 20, y: 300, width: 100, height: 100))
        rig.second.add("photo", makeView(), at: CGRect(x: 0, y: 0, width: 390, height: height))
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 1.5)
        let touch = TouchInjector(window: rig.window)
        touch.down(at: CGPoint(x: 195, y: 300))
        for step in 1...20 {
            touch.move(to: CGPoint(x: 195 + 2 * CGFloat(step), y: 300 + 6 * CGFloat(step)))
            rig.advance(by: 1.0 / 60)
        }
        #expect(drag.state == .interactive)
        let corner = LayerGeometry.corners(of: rig.second.view.layer)[0]
        let (outside, inside) = (
            rig.color(at: CGPoint(x: corner.x + 3, y: corner.y + 3)),
            rig.color(at: CGPoint(x: corner.x + 40, y: corner.y + 40))
        )
        // The photo is green, and the other screen is red.
        #expect(inside[1] > 200 && outside[1] < 60, "\(corner): \(inside), \(outside)")
        touch.cancel()
        rig.advance(by: 1.5)
    }

    @Test("A bar that changes while people drag its screen partly out of the window keeps its background")
    func keepsItsBackground() throws {
        let drag = DragInteraction()
        let rig = ElementRig(MatchedAnimator(duration: 1), in: .modal, interaction: drag)
        rig.first.add("photo", UIView(), at: CGRect(x: 20, y: 300, width: 100, height: 100))
        rig.second.add("photo", UIView(), at: CGRect(x: 0, y: 0, width: 390, height: 400))
        let bar = UIView(frame: CGRect(x: 0, y: 59, width: 390, height: 44))
        let background = UIView(frame: CGRect(x: 0, y: -59, width: 390, height: 103))
        background.backgroundColor = .white
        bar.addSubview(background)
        rig.second.view.addSubview(bar)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 1.5)
        let touch = TouchInjector(window: rig.window)
        var y: CGFloat = 500
        touch.down(at: CGPoint(x: 195, y: y))
        func move(to end: CGFloat) {
            let start = y
            for step in 1...20 {
                y = start + (end - start) * CGFloat(step) / 20
                touch.move(to: CGPoint(x: 195, y: y))
                rig.advance(by: 1.0 / 60)
            }
        }
        for end in [540, 330] as [CGFloat] { move(to: end) }
        #expect(drag.state == .interactive)
        #expect(LayerGeometry.corners(of: rig.second.view.layer)[0].y < -59)
        background.backgroundColor = .black
        rig.advance(by: 0.6)
        move(to: 560)
        let corners = LayerGeometry.corners(of: rig.second.view.layer)
        let (left, right) = (try #require(corners.map(\.x).min()), try #require(corners.map(\.x).max()))
        let scale = (right - left) / 390
        let colors = ([30, 81] as [CGFloat]).map { y in
            rig.color(at: CGPoint(x: (left + right) / 2, y: corners[0].y + y * scale))
        }
        // The photo behind it is green.
        #expect(corners[0].y > 0 && colors[1][1] < 128, "\(corners), \(colors)")
        #expect(abs(Int(colors[0][1]) - Int(colors[1][1])) < 6, "\(colors)")
        touch.cancel()
        rig.advance(by: 1.5)
    }
}
