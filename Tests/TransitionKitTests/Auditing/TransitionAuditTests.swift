import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// An audit tells what an animation controller does from what others do in the meantime.
@MainActor @Suite struct TransitionAuditTests {
    private let auditor = TransitionAuditor()

    @Test("What changes between two calls isn't attributed to the animation controller")
    func betweenCalls() {
        let stage = Stage()
        let audit = stage.makeAudit(auditor)
        stage.container.addSubview(stage.incoming.view)
        stage.incoming.view.frame = stage.container.bounds
        audit.call {}
        stage.label.isHidden = true
        stage.incoming.view.addSubview(UIView())
        stage.container.addSubview(UIView())
        stage.outgoing.view.alpha = 0.5
        stage.incoming.view.frame.origin.y = 40
        audit.call {}
        audit.recordCompletion(true)
        audit.end(.completed)
        #expect(auditor.findings.map(\.message) == [])
    }

    @Test("What changes during the second of two calls is attributed to the animation controller")
    func duringCalls() {
        let stage = Stage()
        let audit = stage.makeAudit(auditor)
        audit.call {
            stage.container.addSubview(stage.incoming.view)
            stage.incoming.view.frame = stage.container.bounds
        }
        audit.call {
            stage.label.isHidden = true
            stage.incoming.view.addSubview(UIImageView())
            stage.outgoing.view.alpha = 0.5
            stage.incoming.view.frame.origin.y = 40
        }
        audit.recordCompletion(true)
        audit.end(.completed)
        let words = ["left the incoming view at", "left the alpha", "left a UIImageView", "left a UILabel"]
        #expect(auditor.findings.count == words.count)
        for (finding, words) in zip(auditor.findings, words) { #expect(finding.message.hasPrefix(words)) }
    }

    @Test("An animation of a block around the call isn't attributed to the animation controller")
    func insideAnimation() {
        for isAround in [true, false] {
            let auditor = TransitionAuditor()
            let stage = Stage()
            let audit = stage.makeAudit(auditor)
            let view: UIView = stage.incoming.view
            func slide() {
                audit.call {
                    stage.container.addSubview(view)
                    view.frame = stage.container.bounds
                    UIView.performWithoutAnimation {
                        view.transform = CGAffineTransform(translationX: 9, y: 0)
                    }
                    if isAround {
                        view.transform = .identity
                    } else {
                        UIView.animate(withDuration: 1) { view.transform = .identity }
                    }
                }
            }
            if isAround { UIView.animate(withDuration: 1, animations: slide) } else { slide() }
            #expect(view.layer.animationKeys() != nil)
            audit.recordCompletion(true)
            audit.end(.completed)
            UIApplication.shared.advance(by: 0.1)
            #expect(auditor.findings.count == (isAround ? 0 : 1))
        }
    }

    @Test("A final frame that changes during the call isn't expected", arguments: [true, false])
    func finalFrameDuringCall(changes: Bool) {
        let stage = Stage()
        let audit = stage.makeAudit(auditor)
        let view: UIView = stage.incoming.view
        audit.call {
            stage.container.addSubview(view)
            view.frame = stage.container.bounds
            if changes { stage.container.bounds.origin.y = 40 } else { view.frame.origin.y = 40 }
        }
        audit.recordCompletion(true)
        audit.end(.completed)
        #expect(auditor.findings.map(\.kind) == (changes ? [] : [.incomingViewMisplaced]))
    }

    /// A container with an outgoing screen that has a label.
    @MainActor private final class Stage {
        let container: UIView
        let (outgoing, incoming) = (UIViewController(), UIViewController())
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        private let window: UIWindow
        private let context: ContainerTransitionContext

        init() {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            container = root.view
            outgoing.view.addSubview(label)
            outgoing.view.frame = container.bounds
            container.addSubview(outgoing.view)
            context = ContainerTransitionContext(
                from: outgoing,
                to: incoming,
                in: container,
                direction: .forward
            ) { _ in }
            UIApplication.shared.tick()
        }

        func makeAudit(_ auditor: TransitionAuditor) -> TransitionAudit {
            TransitionAudit(by: auditor, of: .thirdParty(Controller()), in: context)
        }
    }

    private final class Controller: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }
}

extension TransitionAudit {
    fileprivate func call(_ changes: () -> Void) {
        willCall()
        changes()
        didCall()
    }
}
