import TransitionKit
import UIKit

extension TransitionScene {
    /// The side of the incoming screen, or of the outgoing one if it leaves alone.
    var screenSide: TransitionSide { hasIncoming ? .incoming : .outgoing }

    /// The frame of the incoming screen, or of the outgoing one if it leaves alone. A card doesn't fill the
    /// container, and neither does a page below an opaque bar.
    var screenFrame: CGRect { frame(of: screenSide) }

    /// Whether the incoming screen fills the container.
    var incomingIsWhole: Bool { incomingFrame.encloses(CGRect(origin: .zero, size: size)) }

    /// The frame of the incoming screen, in fractions of the container.
    var incomingPlace: CGRect { fractions(incomingFrame) }

    /// Returns a rectangle in fractions of the container, whose sides count as at least one point.
    func fractions(_ rect: CGRect) -> CGRect {
        rect.fractions(of: CGSize(width: max(size.width, 1), height: max(size.height, 1)))
    }
}
