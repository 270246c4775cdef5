import Animators
import Foundation
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// What happens to an app during a transition: people leave it and return, the main thread is busy, its views
/// are laid out and animated, and the window's speed changes.
@MainActor @Suite struct InterruptionTests {
    private static let frame = 1.0 / 60

    /// The state of a transition when something happens.
    enum Moment: CaseIterable, Sendable {
        case plays
        case held
        case finishing
        case canceling
        /// The app has requested the transition, and UIKit hasn't started it.
        case requested

        /// The expected outcome, if people leave the app.
        var finishes: Bool { self == .plays || self == .finishing || self == .requested }
    }

    private nonisolated static let animators: [any Animator] = [
        .slide(), .fold(), .circleReveal(), .expand(source: "card"),
    ]

    @MainActor private final class App {
        let interaction = InteractionController()
        let delegate: TransitionDelegate
        let rig: TransitionRig
        var outcomes: [Bool] = []

        init(_ kind: ContainerKind, _ animator: any Animator) {
            let delegate = TransitionDelegate(animator, interaction: interaction)
            self.delegate = delegate
            rig = TransitionRig(kind) { _ in delegate }
            delegate.onTransitionEnd = { [weak self] _, _, finished in self?.outcomes.append(finished) }
        }

        func go(to moment: Moment) {
            switch moment {
            case .requested: return rig.request(.forward)
            case .plays:
                rig.start(.forward)
                rig.advance(by: 0.1)
            case .held, .finishing, .canceling:
                interaction.begin()
                rig.start(.forward)
                interaction.update(0.4)
                rig.advance(by: InterruptionTests.frame)
                if moment == .finishing { interaction.finish() }
                if moment == .canceling { interaction.cancel() }
                rig.advance(by: 2 * InterruptionTests.frame)
            }
        }

        func post(_ name: Notification.Name, from scene: UIScene? = nil) {
            NotificationCenter.default.post(name: name, object: scene)
        }

        /// Core Animation drops all animations in the background.
        func dropAnimations(of view: UIView? = nil) {
            let view = view ?? rig.window
            view.layer.removeAllAnimations()
            view.subviews.forEach(dropAnimations)
        }

        var state: ViewState { ViewState(rig.window, includesRecognizers: false) }
    }

    /// Returns the state of the app after a transition that nothing has interrupted.
    private func calm(_ kind: ContainerKind, finishes: Bool) -> ViewState {
        let app = App(kind, .slide())
        app.interaction.begin()
        app.rig.start(.forward)
        if finishes { app.interaction.finish() } else { app.interaction.cancel() }
        app.rig.advance(by: 2)
        return app.state
    }

    // MARK: Leaving the app

    private nonisolated static let leavings = ContainerKind.allCases.flatMap { kind in
        Moment.allCases.flatMap { moment in [true, false].map { (kind, moment, $0) } }
    }

    @Test("People leave the app and return, at any moment", arguments: leavings)
    func peopleLeaveTheAppAndReturn(kind: ContainerKind, moment: Moment, isSeen: Bool) {
        for animator in Self.animators {
            let app = App(kind, animator)
            app.go(to: moment)
            app.post(UIApplication.willResignActiveNotification)
            if isSeen { app.rig.advance(by: 0.05) }
            app.post(UIApplication.didEnterBackgroundNotification)
            app.dropAnimations()
            // No frame passes in the background.
            UIApplication.shared.advance(by: 30, frameInterval: 30)
            app.post(UIApplication.willEnterForegroundNotification)
            app.post(UIApplication.didBecomeActiveNotification)
            app.rig.advance(by: 1.5)
            #expect(app.outcomes == [moment.finishes])
            #expect(app.interaction.state == .idle)
            #expect(app.rig.coordinator == nil)
            #expect(app.rig.shownScreen == (moment.finishes ? "B" : "A"))
            let isCalm = app.state == calm(kind, finishes: moment.finishes)
            #expect(isCalm)
        }
    }

    @Test(
        "A look at the notifications lets a transition go on, except that a held one settles",
        arguments: ContainerKind.allCases,
        Moment.allCases
    )
    func aLookAtTheNotificationsLetsATransitionGo(kind: ContainerKind, moment: Moment) {
        for animator in Self.animators {
            let app = App(kind, animator)
            app.go(to: moment)
            app.post(UIApplication.willResignActiveNotification)
            app.rig.advance(by: Self.frame)
            #expect(app.rig.coordinator != nil)
            app.post(UIApplication.didBecomeActiveNotification)
            app.rig.advance(by: 1.5)
            #expect(app.outcomes == [moment.finishes])
            let isCalm = app.state == calm(kind, finishes: moment.finishes)
            #expect(isCalm)
        }
    }

    @Test(
        "Leaving a window of the app is like leaving the app, unless the transition is in another window",
        arguments: [Moment.plays, .held, .finishing, .canceling]
    )
    func leavingAWindowIsLikeLeavingTheApp(moment: Moment) {
        for animator in Self.animators {
            let app = App(.navigation, animator)
            app.go(to: moment)
            let (scene, other) = (UIApplication.shared.windowScene, UIScene(application: .shared))
            app.post(UIScene.willDeactivateNotification, from: other)
            app.post(UIScene.didEnterBackgroundNotification, from: other)
            #expect((app.interaction.state == .interactive) == (moment == .held))
            app.rig.advance(by: Self.frame)
            #expect(app.outcomes.isEmpty)
            app.post(UIScene.willDeactivateNotification, from: scene)
            #expect(app.interaction.state != .interactive)
            app.rig.advance(by: Self.frame)
            #expect(app.outcomes.isEmpty)
            app.post(UIScene.didEnterBackgroundNotification, from: scene)
            app.rig.advance(by: 2 * Self.frame)
            #expect(app.outcomes == [moment.finishes])
            app.rig.advance(by: 1)
            #expect(app.rig.shownScreen == (moment.finishes ? "B" : "A"))
        }
    }

    @Test("A transition that begins in the background ends there", arguments: ContainerKind.allCases)
    func inBackground(kind: ContainerKind) {
        for animator in Self.animators {
            let app = App(kind, animator)
            UIApplication.shared.enterBackground()
            app.rig.start(.forward)
            app.rig.advance(by: 1)
            #expect(app.outcomes == [true])
            #expect(app.rig.coordinator == nil)
            let state = app.state
            // UIKit drops a dismissal while the presentation is in progress.
            app.rig.start(.backward)
            app.rig.advance(by: 1)
            #expect(app.outcomes == [true, true])
            UIApplication.shared.enterForeground()
            app.rig.advance(by: 1)
            #expect(app.outcomes == [true, true])
            #expect(app.rig.coordinator == nil)
            #expect(app.rig.shownScreen == "A")
            let isCalm = state == calm(kind, finishes: true)
            #expect(isCalm)
        }
    }

    @Test("An interaction that ends in the background ends the transition there", arguments: [true, false])
    func interactionInBackground(finishes: Bool) {
        for kind in ContainerKind.allCases {
            let app = App(kind, .slide())
            UIApplication.shared.enterBackground()
            app.interaction.begin()
            app.rig.start(.forward)
            app.interaction.update(0.4)
            if finishes { app.interaction.finish() } else { app.interaction.cancel() }
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes])
            #expect(app.interaction.state == .idle)
            #expect(app.rig.coordinator == nil)
        }
    }

    // MARK: A busy app

    /// Returns the visible corners of the incoming screen.
    private func corners(_ app: App) -> [CGPoint] { LayerGeometry.corners(of: app.rig.second.view.layer) }

    private func distance(_ one: [CGPoint], _ other: [CGPoint]) -> CGFloat {
        zip(one, other).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? .infinity
    }

    @Test(
        "A long frame is one long step, and doesn't move the end",
        arguments: ContainerKind.allCases,
        [Moment.plays, .finishing, .canceling]
    )
    func aLongFrameIsOneLongStep(kind: ContainerKind, moment: Moment) {
        let (busy, idle) = (App(kind, .slide()), { App(kind, .slide()) })
        busy.go(to: moment)
        UIApplication.shared.advance(by: 0.1, frameInterval: 0.1)
        let after = corners(busy)
        UIApplication.shared.advance(by: 3, frameInterval: 3)
        // Once the clock has passed the end, the next frame is the last.
        UIApplication.shared.tick()
        #expect(busy.outcomes == [moment.finishes])
        let other = idle()
        other.go(to: moment)
        for _ in 0..<6 { other.rig.advance(by: Self.frame) }
        #expect(distance(after, corners(other)) < 1)
    }

    @Test(
        "Layout and animations of the screens' content don't disturb the transition",
        arguments: ContainerKind.allCases,
        [Moment.plays, .held, .finishing]
    )
    func layoutAndAnimationsOfTheScreensContentDontDisturbTheTransition(kind: ContainerKind, moment: Moment) {
        let marks = [false, true].map { isBusy -> ([CGPoint], ViewState) in
            let app = App(kind, .slide())
            let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            app.rig.second.view.addSubview(dot)
            app.go(to: moment)
            if isBusy {
                UIView.animate(withDuration: 0.2) {
                    dot.frame.origin.x = 100
                    dot.alpha = 0.5
                    for screen in [app.rig.first, app.rig.second] {
                        screen.view.setNeedsLayout()
                        screen.view.layoutIfNeeded()
                    }
                    app.rig.window.setNeedsLayout()
                    app.rig.window.layoutIfNeeded()
                }
                CATransaction.begin()
                CATransaction.setAnimationDuration(2)
                app.rig.second.view.superview?.setNeedsLayout()
                CATransaction.commit()
            } else {
                dot.frame.origin.x = 100
                dot.alpha = 0.5
            }
            app.rig.advance(by: 5 * Self.frame)
            let after = corners(app)
            if moment == .held { app.interaction.finish() }
            app.rig.advance(by: 2)
            #expect(app.outcomes == [true])
            return (after, app.state)
        }
        #expect(distance(marks[0].0, marks[1].0) < 0.5)
        #expect(marks[0].1 == marks[1].1)
    }

    // MARK: Speed

    @Test(
        "If the window's speed changes, a transition goes on where it is, at that speed",
        arguments: [Moment.plays, .finishing, .canceling],
        [0.1, 0.5, 3] as [Float]
    )
    func ifTheWindowsSpeedChangesATransitionGoes(moment: Moment, speed: Float) {
        for kind in ContainerKind.allCases {
            // A phone that has been on for a day.
            UIApplication.shared.advance(by: 86_400, frameInterval: 86_400)
            let app = App(kind, .slide())
            app.go(to: moment)
            let before = corners(app)
            app.rig.window.layer.speed = speed
            app.rig.advance(by: Self.frame)
            app.rig.advance(by: Self.frame)
            #expect(distance(before, corners(app)) < 80 * CGFloat(max(speed, 1)))
            #expect(app.outcomes == [])
            var frames = 0
            while app.outcomes.isEmpty, frames < 600 {
                app.rig.advance(by: Self.frame)
                frames += 1
            }
            #expect(app.outcomes == [moment.finishes])
            let seconds = Double(frames) * Self.frame * Double(speed)
            // The slide takes 0.35 seconds in a window of normal speed, and has been played for 0.1.
            if moment == .plays { #expect(abs(seconds - 0.25) < 2.1 * Self.frame * Double(max(speed, 1))) }
            #expect(seconds > 0.05 && seconds < 0.8)
            // Back at the usual speed, the next one is as usual.
            app.rig.window.layer.speed = 1
            app.rig.advance(by: 1)
            #expect(app.rig.coordinator == nil)
        }
    }
}
