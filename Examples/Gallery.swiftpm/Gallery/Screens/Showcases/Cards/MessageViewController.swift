import UIKit

/// A message that asks for nothing.
final class MessageViewController: UIViewController {

    override func loadView() {
        view = MessageView()
    }
}
