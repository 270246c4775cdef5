import UIKit

/// An object that a view keeps as one of its interactions.
@MainActor class ViewInteraction: NSObject, UIInteraction {
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }
}
