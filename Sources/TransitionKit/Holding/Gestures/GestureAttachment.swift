import UIKit

/// The recognisers of an interaction on one view, and what they bring about there.
@MainActor final class GestureAttachment: NSObject, UIGestureRecognizerDelegate {
    let recognizer: UIGestureRecognizer
    private(set) weak var view: UIView?
    var actions: [GestureAction] = []
    /// The scroll view under the finger whose content moves along the gesture's axis.
    private(set) weak var scrollView: UIScrollView?

    /// Where the first finger landed, in the window.
    private(set) var landing: CGPoint?

    private weak var interaction: GestureInteraction?
    /// Sees the finger land on a transition that settles.
    private let holdRecognizer: UILongPressGestureRecognizer
    private var targets: [AnyObject] = []

    init(_ recognizer: UIGestureRecognizer, on view: UIView, for interaction: GestureInteraction) {
        self.recognizer = recognizer
        self.view = view
        self.interaction = interaction
        holdRecognizer = UILongPressGestureRecognizer()
        super.init()
        holdRecognizer.minimumPressDuration = 0
        holdRecognizer.allowableMovement = .greatestFiniteMagnitude
        holdRecognizer.cancelsTouchesInView = false
        holdRecognizer.delaysTouchesEnded = false
        targets = [
            recognizer.whenever { [weak self] _ in
                guard let self else { return }
                self.interaction?.follow(self)
            },
            holdRecognizer.whenever { [weak self] in self?.interaction?.hold($0.state) },
        ]
        interaction.prepare(recognizer, for: view)
        for recognizer in [recognizer, holdRecognizer] {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    deinit {
        // Without its delegate it would take touches from others.
        let recognizers = [recognizer, holdRecognizer]
        MainQueue.run {
            for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }

    /// The action that a gesture in a sense may begin now.
    func possibleAction(in sense: GestureSense) -> GestureAction? {
        actions.first { $0.sense == sense && $0.isPossible() }
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === recognizer else { return true }
        return interaction?.shouldBegin(self) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === holdRecognizer || otherGestureRecognizer === holdRecognizer { return true }
        return scrollView != nil && otherGestureRecognizer === scrollView?.panGestureRecognizer
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        guard let interaction, interaction.isEnabled else { return false }
        if gestureRecognizer === holdRecognizer { return interaction.state == .settling }
        if let view { interaction.prepare(recognizer, for: view) }
        if recognizer.state == .possible, recognizer.numberOfTouches == 0 {
            landing = touch.location(in: view?.window)
        }
        if let axis = interaction.axis, recognizer.state == .possible {
            scrollView = scrollView(under: touch, along: axis)
        }
        return true
    }

    private func scrollView(under touch: UITouch, along axis: TransitionAxis) -> UIScrollView? {
        var next = touch.view
        while let current = next {
            if let scrollView = current as? UIScrollView, scrollView.scrolls(along: axis) {
                return scrollView
            }
            next = current === view ? nil : current.superview
        }
        return nil
    }
}
