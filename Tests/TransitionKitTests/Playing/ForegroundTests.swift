import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Views in front of a flying view stay in front of it.
@MainActor @Suite final class ForegroundTests {
    private let badge = UIView(frame: CGRect(x: 30, y: 310, width: 20, height: 20))
    private let button = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    private let aside = UIView(frame: CGRect(x: 20, y: 600, width: 60, height: 60))

    /// Created by the test that uses it, because other tests can run between a suite's initializer and its
    /// test.
    private lazy var rig = makeRig()

    /// A suite can be released on any thread, but its content must be released on the main actor.
    isolated deinit {}

    private func makeRig() -> ElementRig {
        let rig = ElementRig(MatchedAnimator(duration: 1), in: .custom)
        rig.first.add("photo", UIView(), at: CGRect(x: 20, y: 300, width: 100, height: 100))
        rig.first.view.addSubview(badge)
        rig.second.add("photo", UIView(), at: CGRect(x: 0, y: 0, width: 390, height: 400))
        rig.second.view.addSubview(button)
        rig.second.view.addSubview(aside)
        for view in [badge, button, aside] { view.backgroundColor = .white }
        UIApplication.shared.tick()
        return rig
    }

    @Test("It disappears immediately from the old screen, fades in on the new one, and never pops")
    func staysInFront() {
        rig.start(.forward)
        // In front of the photo, which has barely moved.
        #expect(rig.color(at: CGPoint(x: 40, y: 320)) == [255, 255, 255])
        rig.advance(by: 0.5)
        #expect(!badge.isShown && !button.isShown)
        rig.advance(by: 0.45)
        let nearly = rig.color(at: button.center)
        #expect(nearly[0] > 200 && nearly[2] > 200)
        rig.advance(by: 0.5)
        #expect(rig.color(at: button.center) == [255, 255, 255])
        #expect(badge.isShown && button.isShown)
    }

    @Test("Backward, it's the other way around")
    func backwardItsTheOtherWayAround() {
        rig.start(.forward)
        rig.advance(by: 1.5)
        rig.start(.backward)
        #expect(rig.color(at: button.center) == [255, 255, 255])
        rig.advance(by: 1.5)
        #expect(rig.color(at: CGPoint(x: 40, y: 320)) == [255, 255, 255])
        #expect(badge.isShown && button.isShown)
    }

    @Test("A view that doesn't cover a flying view stays with its screen")
    func aViewThatDoesntCoverAFlyingViewStaysWithItsScreen() {
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(aside.isShown)
        rig.advance(by: 1)
    }

    @Test("A view in front with its own name also stays in front")
    func aViewInFrontWithItsOwnNameAlsoStaysInFront() {
        rig.second.elements["button"] = button
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(!button.isShown)
        rig.advance(by: 0.45)
        #expect(rig.color(at: button.center)[0] > 200)
        rig.advance(by: 0.5)
        #expect(button.isShown)
    }

    @Test("In a cascade, a view in front appears once, as part of the cascade")
    func inACascadeAViewInFrontAppearsOnce() {
        let animator = MatchedAnimator(alongside: CascadeAnimator(duration: 1), duration: 1)
        let rig = ElementRig(animator, in: .custom)
        rig.first.add("photo", UIView(), at: CGRect(x: 20, y: 300, width: 100, height: 100))
        rig.second.add("photo", UIView(), at: CGRect(x: 0, y: 0, width: 390, height: 400))
        let button = rig.second.add(
            "button",
            UIView(),
            at: CGRect(x: 20, y: 20, width: 60, height: 60),
            color: .white
        )
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.3)
        let pictures = rig.pictures.filter { $0.bounds.size == button.bounds.size }
        #expect(pictures.count == 1)
        rig.advance(by: 1)
        #expect(button.isShown)
    }

    @Test(
        "A bar comes and goes with its background, which reaches behind the status bar",
        arguments: TransitionDirection.allCases
    )
    func barWithItsBackground(direction: TransitionDirection) async {
        let (list, detail) = (ElementScreen(.red), ElementScreen(.blue))
        list.add("photo", UIView(), at: CGRect(x: 20, y: 300, width: 100, height: 100))
        detail.add("photo", UIView(), at: CGRect(x: 0, y: 0, width: 390, height: 400))
        let navigation = UINavigationController(rootViewController: detail)
        navigation.modalPresentationStyle = .fullScreen
        let delegate = TransitionDelegate(MatchedAnimator(duration: 1))
        delegate.attach(toPresentationOf: navigation)
        let app = TestApp(rootViewController: list, device: TestDevice(scale: 1))
        app.perform { list.present(navigation, animated: true) }
        await app.advance(by: direction == .forward ? 0.85 : 1.5)
        if direction == .backward {
            app.perform { list.dismiss(animated: true) }
            await app.advance(by: 0.08)
        }
        let picture = app.picture()
        let frame = app.frame(of: navigation.navigationBar)
        let bar = picture.color(at: CGPoint(x: 30, y: frame.midY))
        let above = picture.color(at: CGPoint(x: 30, y: frame.minY / 2))
        // The photo behind it is green.
        #expect(frame.minY > 20 && bar[0] > 40 && bar[0] < 230, "\(bar)")
        #expect(zip(bar, above).allSatisfy { abs(Int($0) - Int($1)) < 6 }, "\(above), not \(bar)")
        await app.settle()
    }

    enum Source: CaseIterable, Sendable { case name, view, closure }

    @Test(
        "A card expands out from behind what's in front of it, and returns there",
        arguments: Source.allCases
    )
    func expandingCard(source: Source) {
        let card = UIView()
        let target: TransitionTarget =
            switch source {
            case .name: "card"
            case .view: .view(card)
            case .closure: .view { card }
            }
        let rig = ElementRig(ExpandAnimator(source: target, duration: 1), in: .custom)
        rig.first.add("card", card, at: CGRect(x: 20, y: 300, width: 100, height: 100))
        if source != .name { rig.first.elements = [:] }
        badge.backgroundColor = .white
        rig.first.view.addSubview(badge)
        UIApplication.shared.tick()
        rig.start(.forward)
        #expect(rig.color(at: CGPoint(x: 40, y: 320)) == [255, 255, 255])
        #expect(rig.color(at: CGPoint(x: 60, y: 340)) == [0, 255, 0])
        // It stays on the screen around the card, and the card grows in front of it.
        #expect(badge.isShown)
        rig.advance(by: 0.5)
        #expect(rig.color(at: CGPoint(x: 40, y: 320)) != [255, 255, 255])
        rig.advance(by: 1)
        rig.start(.backward)
        rig.advance(by: 0.97)
        #expect(rig.color(at: CGPoint(x: 40, y: 320))[0] > 180)
        rig.advance(by: 0.5)
        #expect(rig.color(at: CGPoint(x: 40, y: 320)) == [255, 255, 255])
    }

    @Test(
        "An animated view or a password in front of a card doesn't make the app look for the card all the time"
    )
    func animatedInFrontOfACard() {
        let card = UIView()
        var requests = 0
        let target = TransitionTarget.view {
            requests += 1
            return card
        }
        let rig = ElementRig(ExpandAnimator(source: target, duration: 1), in: .custom)
        rig.first.add("card", card, at: CGRect(x: 20, y: 300, width: 100, height: 100))
        rig.first.elements = [:]
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        badge.addSubview(dot)
        let password = UITextField(frame: CGRect(x: 0, y: 10, width: 40, height: 20))
        password.isSecureTextEntry = true
        badge.addSubview(password)
        rig.first.view.addSubview(badge)
        UIApplication.shared.tick()
        let pulse = CABasicAnimation(keyPath: "opacity")
        (pulse.fromValue, pulse.toValue, pulse.duration) = (CGFloat(1), CGFloat(0.5), 100)
        dot.layer.add(pulse, forKey: "pulse")
        rig.start(.forward)
        let atStart = requests
        rig.advance(by: 0.9)
        #expect(atStart > 0 && requests == atStart)
        rig.advance(by: 1)
    }

    @Test("A view in front of one that doesn't fly isn't affected")
    func notShared() {
        let label = rig.first.add("label", UIView(), at: CGRect(x: 20, y: 500, width: 100, height: 40))
        let cover = UIView(frame: label.frame)
        rig.first.view.addSubview(cover)
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(cover.isShown)
        rig.advance(by: 1)
    }
}
