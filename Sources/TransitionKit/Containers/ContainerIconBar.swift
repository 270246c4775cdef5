import UIKit

/// A row of icons, one for each child of a container.
@MainActor final class ContainerIconBar: UIView {
    /// The height above the safe area, in points.
    static let height: CGFloat = 49

    var onSelect: ((Int) -> Void)?

    private var buttons: [ContainerIconButton] = []
    /// A material that exists on every platform, tvOS included.
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    private let hairline = UIView()

    /// Whether the row is outside the container.
    var isAway = false
    /// Hides the icons while the row is away. What's in front of it can hide them, too.
    override var accessibilityElementsHidden: Bool {
        get { isAway || super.accessibilityElementsHidden }
        set { super.accessibilityElementsHidden = newValue }
    }

    static func frame(in view: UIView) -> CGRect {
        let height = Self.height + view.safeAreaInsets.bottom
        return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        hairline.backgroundColor = .separator
        addSubview(hairline)
        accessibilityTraits = .tabBar
        #if !os(tvOS)
            addInteraction(UILargeContentViewerInteraction(delegate: self))
        #endif
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the current items. If their number hasn't changed, the buttons remain, so that a screen reader
    /// keeps its position.
    func show(_ items: [UITabBarItem], selectedIndex: Int) {
        if items.count != buttons.count { makeButtons(items.count) }
        for (index, (button, item)) in zip(buttons, items).enumerated() {
            button.icon = ContainerIconButton.Icon(item, isSelected: index == selectedIndex)
        }
    }

    private func makeButtons(_ count: Int) {
        for button in buttons { button.removeFromSuperview() }
        buttons = (0..<count).map { index in
            let button = ContainerIconButton(type: .system)
            button.addAction(
                UIAction { [weak self] _ in self?.onSelect?(index) },
                for: .primaryActionTriggered
            )
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.height)
        }
    }
}

#if !os(tvOS)
    extension ContainerIconBar: UILargeContentViewerInteractionDelegate {
        // The system's own response isn't the button's primary action.
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            guard let button = item as? ContainerIconButton, button.isEnabled else { return }
            button.sendActions(for: .primaryActionTriggered)
        }
    }
#endif
