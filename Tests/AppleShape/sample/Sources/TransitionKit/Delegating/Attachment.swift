import UIKit

/// An interaction whose recognizer sends an Objective-C message.
@MainActor
public final class Attachment: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    private lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))

    public func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {}
}
