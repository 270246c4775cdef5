/// A state of a navigation bar: the title of an item, its buttons, and the back button.
@MainActor final class NavigationBarContent: UIView {
    let titleView: UIView
    private let back: BackButton?
    private let left: [BarItemButton]
    private let right: [BarItemButton]

    init(item: UINavigationItem?, backItem: UINavigationItem?, whenBackTapped: @escaping () -> Void) {
        if let custom = item?.titleView {
            titleView = custom
        } else {
            let label = UILabel(frame: .zero)
            label.text = item?.title
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = .label
            titleView = label
        }
        left = (item?.leftBarButtonItems ?? []).map(BarItemButton.init)
        right = (item?.rightBarButtonItems ?? []).map(BarItemButton.init)
        let showsBack =
            item?.hidesBackButton != true && (left.isEmpty || item?.leftItemsSupplementBackButton == true)
        back = showsBack ? backItem.map { BackButton(title: $0.titleForBackButton) } : nil
        super.init(frame: .zero)
        addSubview(titleView)
        for button in left + right { addSubview(button) }
        if let back {
            back.addAction(UIAction { _ in whenBackTapped() }, for: .touchUpInside)
            addSubview(back)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let titleSize = titleView is UILabel ? titleView.sizeThatFits(bounds.size) : titleView.bounds.size
        let titleWidth = min(titleSize.width, bounds.width)
        var start: CGFloat = 16
        if let back {
            let room = (bounds.width - titleWidth) / 2 - 8 - 8
            let wish = back.sizeThatFits(bounds.size).width
            // If there's too little space beside the title, only the chevron remains.
            place(back, at: 8, width: wish <= room ? wish : min(wish, 44))
            start = 8 + (wish <= room ? wish : 16) + 16
        }
        for button in left {
            let width = button.sizeThatFits(bounds.size).width
            place(button, at: start, width: width)
            start += width + 16
        }
        var end = bounds.width - 16
        for button in right {
            let width = button.sizeThatFits(bounds.size).width
            end -= width
            place(button, at: end, width: width)
            end -= 16
        }
        let available = max(end - start, 0)
        let width = min(titleWidth, available)
        let centerd = (bounds.width - width) / 2
        let x = min(max(centerd, start), max(end - width, start))
        let height = min(titleSize.height, bounds.height)
        titleView.bounds.size = CGSize(width: width, height: height)
        titleView.center = CGPoint(
            x: isMirrored ? bounds.width - x - width / 2 : x + width / 2,
            y: bounds.midY
        )
    }

    /// The view of the back button's title, or `nil` if it has none.
    var backTitleView: UIView? {
        layoutIfNeeded()
        return back?.titleView
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func place(_ view: UIView, at x: CGFloat, width: CGFloat) {
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x,
            y: 0,
            width: width,
            height: bounds.height
        )
    }
}
