import TransitionKit
import UIKit

extension TransitionScene {
    /// The frame of the incoming screen, or of the outgoing one if it leaves alone. A card doesn't fill the
    /// container, and neither does a page below an opaque bar.
    var screenFrame: CGRect { hasIncoming ? incomingFrame : outgoingFrame }
}
