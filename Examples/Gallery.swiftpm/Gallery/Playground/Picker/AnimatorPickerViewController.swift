import UIKit

/// A sheet to choose an animator from.
final class AnimatorPickerViewController: UIViewController {

    /// Called with what is chosen, when the sheet has gone.
    var onChoose: ((CatalogEntry) -> Void)?

    private let heading: String
    private let chosen: String?

    /// - Parameters:
    ///   - title: what the animator is chosen for.
    ///   - chosen: the name of the one that is chosen already.
    init(title: String, chosen: String?) {
        (heading, self.chosen) = (title, chosen)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let picker = AnimatorPickerView(title: heading, chosen: chosen)
        picker.onChoose = { [weak self] entry in self?.leave { $0?(entry) } }
        picker.onCancel = { [weak self] in self?.leave() }
        view = picker
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? AnimatorPickerView)?.showChosen()
    }

    override func accessibilityPerformEscape() -> Bool {
        leave()
        return true
    }

    private func leave(then tell: @escaping (((CatalogEntry) -> Void)?) -> Void = { _ in }) {
        view.endEditing(true)
        let onChoose = onChoose
        dismiss(animated: true) { tell(onChoose) }
    }
}
