import UIKit

/// A message that people can't respond to.
final class MessageViewController: UIViewController {

    override func loadView() {
        view = MessageView()
    }
}
