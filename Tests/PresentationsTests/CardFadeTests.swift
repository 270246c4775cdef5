@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Presentations

/// What fades along with a card: a blurred backdrop, and a card of material.
@MainActor @Suite struct CardFadeTests {
    private func blurRadius(_ view: UIView?) -> CGFloat? {
        guard let view = view as? UIVisualEffectView else { return nil }
        return (view.layer.presentation() ?? view.layer).backdropBlurRadius
    }

    @Test("The background of a card at rest is that of its content, rather than its shadow")
    func backgroundOfCard() throws {
        let scene = CardScene()
        scene.screen.view.backgroundColor = .orange
        scene.show(.card())
        let card = try #require(scene.card)
        #expect(card.opaqueBackgroundColor?.cgColor.components == UIColor.orange.cgColor.components)
        #expect(card.subviews.contains { $0 is ShadowView && $0.alpha == 1 })
    }

    private func backdropBlur(_ scene: CardScene) -> CGFloat? {
        blurRadius(scene.controller?.containerView?.subviews.first?.subviews.first)
    }

    private var blurred: CardPresentation {
        var sheet = CardPresentation.sheet()
        sheet.backdrop = .blur(.systemThinMaterial)
        return sheet
    }

    /// The largest change of a value in a frame during a time.
    private func largestStep(_ scene: CardScene, over time: TimeInterval, _ value: () -> CGFloat?) -> CGFloat
    {
        var (last, largest): (CGFloat?, CGFloat) = (value(), 0)
        for _ in 0..<Int(time * 60) {
            scene.advance(1.0 / 60)
            let next = value()
            if let last, let next { largest = max(largest, abs(next - last)) }
            last = next
        }
        return largest
    }

    @Test("A blurred backdrop appears and disappears gradually")
    func comesAndGoes() throws {
        let scene = CardScene()
        scene.present(blurred)
        #expect(largestStep(scene, over: 1) { backdropBlur(scene) } < 6)
        let whole = try #require(backdropBlur(scene))
        #expect(whole == 30)
        scene.root.dismiss(animated: true)
        #expect(largestStep(scene, over: 0.3) { backdropBlur(scene) } < 6)
    }

    @Test("Dragged down and let go, a card takes its blurred backdrop back without ever showing it sharp")
    func draggedDownAndLetGo() throws {
        let scene = CardScene()
        scene.show(blurred)
        let whole = try #require(backdropBlur(scene))
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 130))
        scene.advance(0.3)
        let held = try #require(backdropBlur(scene))
        #expect(held < whole * 0.8 && held > whole * 0.5)
        scene.touch.up()
        var last = held
        for _ in 0..<40 {
            scene.advance(1.0 / 60)
            let next = try #require(backdropBlur(scene))
            #expect(next >= last - 0.01 && next - last < whole * 0.1, "\(last) to \(next)")
            last = next
        }
        #expect(last == whole)
    }

    @Test(
        "Thrown out, a card takes its blurred backdrop along from where the finger left it",
        arguments: [false, true]
    )
    func thrownOut(isCaught: Bool) throws {
        let scene = CardScene()
        scene.show(blurred)
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 230), duration: 0.3)
        let held = try #require(backdropBlur(scene))
        scene.touch.up()
        var last = held
        for frame in 0..<20 {
            scene.advance(1.0 / 60)
            guard let next = backdropBlur(scene) else { break }
            // The first commit starts the dismissal.
            #expect(next <= last + 0.01, "\(last) to \(next)")
            #expect(last - next < 5, "\(last) to \(next)")
            last = next
            guard isCaught, frame == 4 else { continue }
            scene.touch.down(at: CGPoint(x: 200, y: scene.shownFrame.minY + 20))
            scene.advance(1.0 / 60)
            let caught = try #require(backdropBlur(scene))
            #expect(abs(caught - last) < 5)
            scene.advance(0.3)
            let held = try #require(backdropBlur(scene))
            #expect(abs(held - caught) < 0.5, "\(last), \(caught), \(held)")
            return scene.touch.up()
        }
        #expect(!isCaught && last < held / 2)
    }

    /// A card that fades: one in the center, or with Reduce Motion, any card.
    enum Fading: CaseIterable {
        case centered, centeredAndReduced, reducedDrawer

        var presentation: CardPresentation { self == .reducedDrawer ? .drawer() : .card(edge: nil) }
    }

    @Test(
        "A card of material keeps its blur while it fades in and out, and gets everything back",
        arguments: [false, true],
        Fading.allCases
    )
    func aCardOfMaterialKeepsItsBlurWhileItFades(isHosted: Bool, fading: Fading) throws {
        let screen = CardScreen(CGSize(width: 250, height: 200), color: .clear)
        let effect = UIBlurEffect(style: .systemMaterial)
        let material = UIVisualEffectView(effect: effect)
        material.frame = CGRect(x: 0, y: 0, width: 250, height: 200)
        let label = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
        label.alpha = 0.5
        material.contentView.addSubview(label)
        screen.view.addSubview(material)
        let scene = CardScene(screen)
        UIAccessibility.setReduceMotionEnabled(fading != .centered)
        if isHosted {
            scene.root.addCard(screen, as: fading.presentation)
        } else {
            scene.present(fading.presentation)
        }
        var radii: [CGFloat] = []
        for _ in 0..<30 {
            #expect((scene.card?.layer.presentation() ?? CALayer()).opacity == 1)
            radii.append(try #require(blurRadius(material)))
            scene.advance(1.0 / 60)
        }
        #expect(radii.contains { $0 > 5 && $0 < 25 })
        for (first, second) in zip(radii, radii.dropFirst()) {
            #expect(second >= first - 0.01 && second - first < 6)
        }
        scene.advance(1)
        #expect(blurRadius(material) == 30)
        #expect(material.effect === effect)
        #expect(material.contentView.alpha == 1)
        #expect(label.alpha == 0.5)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.15)
        #expect(try #require(blurRadius(material)) < 29)
        #expect((scene.card?.layer.presentation() ?? CALayer()).opacity == 1)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(material.effect === effect)
        #expect(material.contentView.alpha == 1)
    }

    @Test(
        "What the app shows and hides in a card of material while it fades stays that way",
        arguments: [false, true]
    )
    func changedByTheAppWhileItFades(isDismissed: Bool) {
        let screen = CardScreen(CGSize(width: 250, height: 200), color: .clear)
        let (content, spinner) = (UIView(), UIView())
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        for view in [material, content, spinner] {
            view.frame = CGRect(x: 0, y: 0, width: 250, height: 200)
            screen.view.addSubview(view)
        }
        content.alpha = 0
        let scene = CardScene(screen)
        if isDismissed {
            scene.show(.card(edge: nil))
            screen.dismiss(animated: true)
        } else {
            scene.present(.card(edge: nil))
        }
        scene.advance(0.1)
        (content.alpha, spinner.alpha) = (1, 0)
        scene.advance(1)
        #expect(content.alpha == 1 && spinner.alpha == 0)
    }

    @Test("A card whose only material is that of a bar in front of an opaque page fades as a whole")
    func aCardWithABarFadesAsAWhole() throws {
        let scene = CardScene()
        let page = CardScreen(color: .green)
        let stack = UINavigationController(rootViewController: page)
        UIAccessibility.setReduceMotionEnabled(true)
        scene.root.present(stack, as: .sheet())
        scene.advance(1)
        let card = try #require(stack.cardPresentationController?.presentedView)
        stack.dismiss(animated: true)
        scene.advance(0.15)
        #expect(try #require(card.layer.presentation()).opacity < 1)
        #expect(page.view.alpha == 1)
    }

    @Test(
        "A card in the center is seen through for less than a fifth of the time, as it comes and as it leaves"
    )
    func centeredCardIsHardlySeenThrough() throws {
        for direction in TransitionDirection.allCases {
            let comes = direction == .forward
            let scene = TransitionScene(
                size: CGSize(width: 390, height: 844),
                direction: direction,
                hasOutgoingView: !comes,
                hasIncomingView: comes
            )
            let choreography = CardAnimator(edge: nil).choreography(in: scene)
            let card = try #require(choreography.participant(showing: comes ? .incoming : .outgoing))
            /// Returns the pose after a fraction of the duration.
            func pose(_ time: CGFloat) -> Pose { card.pose(at: choreography.timing.value(at: time)) }
            #expect(pose(0).opacity == (comes ? 0 : 1) && pose(1).opacity == (comes ? 1 : 0))
            // Neither text is clearly the one in front.
            let unclear = (0...100).filter { (0.2...0.8).contains(pose(CGFloat($0) / 100).opacity) }
            #expect(unclear.count < 20, "\(direction)")
            #expect([0.25, 0.5].allSatisfy { pose($0).opacity == 1 }, "\(direction)")
            // It leaves together with the dimming behind it.
            if !comes { #expect(pose(0.7).opacity < 0.6 && pose(0.92).opacity < 0.01) }
            // It doesn't wait for that, but grows or shrinks on its spring all the time.
            for time in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                let progress = TimingCurve.spring(dampingRatio: 1).value(at: time)
                let scale = comes ? 0.92 + 0.08 * progress : 1 - 0.08 * progress
                #expect(abs(pose(time).scaleX - scale) < 1e-3, "\(direction), \(time)")
            }
        }
    }

    /// A card that provides its animator, and counts how often.
    private final class ProvidingScreen: CardScreen, AnimatorProviding {
        private(set) var requests = 0

        var preferredAnimator: (any Animator)? {
            requests += 1
            return CardAnimator(edge: nil)
        }
    }

    /// Returns how often a card is asked for its animator until it moves.
    private func requests(hasMaterial: Bool, isHosted: Bool) -> Int {
        let screen = ProvidingScreen(CGSize(width: 250, height: 200), color: .clear)
        if hasMaterial {
            let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            material.frame = CGRect(x: 0, y: 0, width: 250, height: 200)
            screen.view.addSubview(material)
        }
        let scene = CardScene(screen)
        if isHosted {
            scene.root.addCard(screen, as: .card(edge: nil))
        } else {
            scene.present(.card(edge: nil))
        }
        scene.advance(0.1)
        let requests = screen.requests
        scene.advance(1)
        return requests
    }

    @Test("A card isn't asked for its animator again to find out who fades it", arguments: [false, true])
    func fadesByTheAnimatorThatPlays(isHosted: Bool) {
        let requests = requests(hasMaterial: true, isHosted: isHosted)
        #expect(requests > 0)
        #expect(requests == self.requests(hasMaterial: false, isHosted: isHosted))
    }

    @Test(
        "Alpha values that UIKit puts back after a canceled fade aren't the app's",
        arguments: [false, true]
    )
    func canceledFade(changes: Bool) {
        let view = UIView()
        view.alpha = 0.8
        let fade = MaterialFade(view)
        fade.fade(to: 0)
        let hidden = view.alpha
        fade.fade(to: 1)
        view.alpha = hidden
        fade.cancel()
        if changes { view.alpha = 0.5 }
        fade.end()
        #expect(abs(view.alpha - (changes ? 0.5 : 0.8)) < 1e-6)
    }
}
