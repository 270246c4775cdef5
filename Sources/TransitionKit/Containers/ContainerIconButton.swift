import UIKit

/// An icon in a container's row, with a badge.
@MainActor final class ContainerIconButton: UIButton {
    /// The visible and audible properties of a tab bar item.
    struct Icon: Equatable {
        var title: String?
        var image: UIImage?
        var badge: String?
        var badgeColor: UIColor?
        var isEnabled = true
        var isSelected = false
        var accessibilityLabel: String?
        var accessibilityIdentifier: String?
    }

    var icon = Icon() { didSet { if icon != oldValue { show() } } }

    /// The badge, which is created when it's first needed.
    private var badge: UILabel?

    private func show() {
        setImage(icon.image, for: .normal)
        setTitle(icon.image == nil ? icon.title : nil, for: .normal)
        tintColor = icon.isSelected ? nil : .secondaryLabel
        isEnabled = icon.isEnabled
        accessibilityLabel = icon.accessibilityLabel ?? icon.title
        accessibilityValue = icon.badge
        accessibilityIdentifier = icon.accessibilityIdentifier
        // If the button itself were selected, the system would fill it with the tint color.
        accessibilityTraits = icon.traits
        #if !os(tvOS)
            // The system can show the icon enlarged. Like those of a tab bar, it doesn't grow with the text
            // size.
            showsLargeContentViewer = true
            largeContentTitle = icon.title
            largeContentImage = icon.image
        #endif
        showBadge()
    }

    private func showBadge() {
        if badge == nil, icon.badge != nil {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13)
            label.textColor = .white
            label.textAlignment = .center
            label.layer.cornerRadius = 9
            label.clipsToBounds = true
            addSubview(label)
            badge = label
        }
        badge?.text = icon.badge
        badge?.isHidden = icon.badge == nil
        badge?.backgroundColor = icon.badgeColor ?? .systemRed
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let badge, !badge.isHidden else { return }
        let width = min(max(badge.sizeThatFits(bounds.size).width + 10, 18), bounds.width / 2)
        let start = bounds.midX + 4
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isRightToLeft ? bounds.width - start - width : start
        badge.frame = CGRect(x: left, y: 4, width: width, height: 18)
        bringSubviewToFront(badge)
    }
}

extension ContainerIconButton.Icon {
    @MainActor init(_ item: UITabBarItem, isSelected: Bool) {
        title = item.title
        image = isSelected ? item.selectedImage ?? item.image : item.image
        badge = item.badgeValue
        badgeColor = item.badgeColor
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
        self.isSelected = isSelected
    }

    fileprivate var traits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
