import UIKit

/// Drives transitions with a drag that begins at an edge of the screen, as the system's swipe back does.
///
/// Whatever it does follows the finger away from the edge: dismissing and popping, presenting and pushing. Of
/// tabs and children the leading and top edges bring the one before, the others the next.
@available(tvOS, unavailable)
@MainActor public final class EdgeSwipeInteraction: SwipeInteraction {
    override func makeRecognizer() -> UIGestureRecognizer { UIScreenEdgePanGestureRecognizer() }

    override var bringingSense: GestureSense { .away }

    override func prepare(_ recognizer: UIGestureRecognizer, for view: UIView) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch edge {
        case .top: pan.edges = .top
        case .bottom: pan.edges = .bottom
        case .leading: pan.edges = isMirrored ? .right : .left
        case .trailing: pan.edges = isMirrored ? .left : .right
        }
    }
}
