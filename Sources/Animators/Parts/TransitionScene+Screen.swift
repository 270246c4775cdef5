import TransitionKit
import UIKit

extension TransitionScene {
    /// The side of the incoming screen, or of the outgoing one if it leaves alone.
    var screenSide: TransitionSide { hasIncoming ? .incoming : .outgoing }

    /// The frame of the incoming screen, or of the outgoing one if it leaves alone. A card doesn't fill the
    /// container, and neither does a page below an opaque bar.
    var screenFrame: CGRect { frame(of: screenSide) }

    /// The frame of the incoming screen, in fractions of the container.
    var incomingPlace: CGRect {
        incomingFrame.fractions(of: CGSize(width: max(size.width, 1), height: max(size.height, 1)))
    }
}
