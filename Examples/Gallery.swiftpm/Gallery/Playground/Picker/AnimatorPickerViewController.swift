import UIKit

/// A sheet that lets people choose an animator.
final class AnimatorPickerViewController: UIViewController {

    /// A closure that's called with the chosen animator when the sheet is gone.
    var onChoose: ((CatalogEntry) -> Void)?

    private let heading: String
    private let chosen: String?

    /// - Parameters:
    ///   - title: The purpose of the animator.
    ///   - chosen: The name of the animator that's selected at first.
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
