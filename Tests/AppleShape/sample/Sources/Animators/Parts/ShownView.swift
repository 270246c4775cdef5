import TransitionKit
import UIKit

/// A view from the other module.
public final class ShownView: AttachedView {
    public override func layoutSubviews() {
        super.layoutSubviews()
        alpha = 1
    }
}
