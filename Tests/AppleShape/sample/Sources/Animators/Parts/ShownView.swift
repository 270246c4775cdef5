import TransitionKit
import UIKit

/// A view out of the other module.
public final class ShownView: AttachedView {
    public override func layoutSubviews() {
        super.layoutSubviews()
        alpha = 1
    }
}
