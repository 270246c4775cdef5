import UIKit

/// The recognizer of a gesture, and one for fingers that touch what's still in motion. When this object is
/// released, both are removed from their view.
@MainActor package final class InterruptibleGesture {
    package let recognizer: UIGestureRecognizer
    /// The recognizer for fingers that hold what's in motion.
    package let hold = UILongPressGestureRecognizer()
    private var targets: [AnyObject] = []

    package init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        hold.minimumPressDuration = 0
        hold.allowableMovement = .greatestFiniteMagnitude
        hold.cancelsTouchesInView = false
        hold.delaysTouchesEnded = false
    }

    /// Adds the recognizers to a view, and calls closures whenever their states change. Their names, by which
    /// apps know them, begin with that of the package.
    package func add(
        to view: UIView,
        named name: String,
        delegate: any UIGestureRecognizerDelegate,
        onGesture: @escaping @MainActor () -> Void,
        onHold: @escaping @MainActor (UIGestureRecognizer.State) -> Void
    ) {
        (recognizer.name, hold.name) = ("TransitionKit.\(name)", "TransitionKit.Hold")
        targets = [recognizer.whenever { _ in onGesture() }, hold.whenever { onHold($0.state) }]
        for recognizer in [recognizer, hold] {
            recognizer.delegate = delegate
            // A recognizer that receives the Select button of a remote and never ends would block all others.
            recognizer.allowedPressTypes = []
            view.addGestureRecognizer(recognizer)
        }
    }

    deinit {
        // Without their delegate, they would take touches away from other recognizers.
        let recognizers = [recognizer, hold]
        MainQueue.run {
            for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }
}
