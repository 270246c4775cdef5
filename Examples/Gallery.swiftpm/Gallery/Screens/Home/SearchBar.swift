import UIKit

/// A search field with a Cancel button, which is visible during a search.
final class SearchBar: UIView {

    /// A closure that's called when the text has changed.
    var onChange: (() -> Void)?
    /// A closure that's called when the search begins, before anything changes.
    var onBegin: (() -> Void)?
    /// A closure that's called when people end the search, with the button or a key.
    var onCancel: (() -> Void)?

    /// A placeholder color with enough contrast on the field.
    static let placeholderColor = UIColor(light: 0x5C5C64, dark: 0xA9A9B2)

    let field = SearchField()
    let cancel = UIButton(type: .system)

    /// Whether the field is being edited or has text.
    private(set) var isSearching = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "Search animators"
        field.returnKeyType = .search
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.clearButtonMode = .always
        field.delegate = self
        field.onEscape = { [weak self] in self?.cancelSearch() }
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.editingEnded() }, for: .editingDidEnd)
        cancel.setTitle("Cancel", for: .normal)
        cancel.setTitleColor(Theme.tintedText, for: .normal)
        cancel.addAction(UIAction { [weak self] _ in self?.cancelSearch() }, for: .touchUpInside)
        cancel.alpha = 0
        addSubview(cancel)
        addSubview(field)
        applyTheme()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyTheme()
    }

    private func applyTheme() {
        field.showBodyText(
            // The field has a single line, which has little room for large text.
            placeholder: stacksText ? "Search" : "Search animators",
            color: Self.placeholderColor
        )
        cancel.titleLabel?.font = Theme.body
        setNeedsLayout()
    }

    var height: CGFloat { UISearchTextField.bodyHeight }

    // MARK: Searching

    /// Clears the field and hides the keyboard.
    func cancelSearch() {
        field.text = ""
        field.resignFirstResponder()
        guard isSearching else { return }
        setSearching(false)
        onCancel?()
    }

    private func textChanged() {
        let isEmpty = field.text?.isEmpty != false
        if isEmpty, !field.isEditing { return cancelSearch() }
        begin()
        onChange?()
    }

    /// Called when the keyboard is gone. The results stay, unless the field is empty.
    private func editingEnded() {
        if field.text?.isEmpty != false { cancelSearch() }
    }

    private func begin() {
        guard !isSearching else { return }
        onBegin?()
        setSearching(true)
    }

    private func setSearching(_ isSearching: Bool) {
        self.isSearching = isSearching
        cancel.isUserInteractionEnabled = isSearching
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            }
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let cancelWidth = max(cancel.sizeThatFits(.zero).width.rounded(.up) + 16, 44)
        let room = isSearching ? cancelWidth : 0
        place(field, at: CGRect(x: 0, y: 0, width: max(bounds.width - room, 0), height: bounds.height))
        let x = bounds.width - room
        // The title ends where the field would end without the button.
        place(cancel, at: CGRect(x: x + 8, y: 0, width: cancelWidth, height: bounds.height))
        cancel.alpha = isSearching ? 1 : 0
    }
}

extension SearchBar: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        begin()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// A search field that the Escape key cancels.
final class SearchField: UISearchTextField {

    var onEscape: (() -> Void)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            onEscape?()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
