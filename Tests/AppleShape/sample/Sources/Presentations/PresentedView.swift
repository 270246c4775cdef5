import TransitionKit
import UIKit

/// A view that uses what the other module shares within the package.
final class PresentedView: AttachedView {
    func present() { settle() }
}
