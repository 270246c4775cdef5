import UIKit

/// One pair of screens in one kind of container, with a transition there and back.
@MainActor
public protocol Demo: AnyObject {
    /// Shows the outgoing screen; put it in a window.
    var rootViewController: UIViewController { get }

    /// Goes to the second screen, animated. Call it while the first one shows.
    func goForward()

    /// Goes back to the first screen, animated. Call it while the second one shows.
    func goBackward()
}
