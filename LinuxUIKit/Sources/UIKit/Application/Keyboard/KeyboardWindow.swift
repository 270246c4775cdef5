/// A window that shows the keyboard in front of the app's content. It receives only touches on the keyboard.
@MainActor final class KeyboardWindow: UIWindow {
    let panel = KeyboardPanel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(10_000)
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }
    override var isSystemWindow: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A view that looks like a keyboard. Nobody types on it, because typed text comes from the host.
@MainActor final class KeyboardPanel: UIView {
    /// The widths of the keys in each row, in tenths of the total width. The remaining width is left at the
    /// sides.
    private static let rows: [[CGFloat]] = [
        Array(repeating: 1, count: 10),
        Array(repeating: 1, count: 9),
        [1.4] + Array(repeating: 1, count: 7) + [1.4],
        [2.5, 5, 2.5],
    ]

    private let keys = rows.map { $0.map { _ in UIView(frame: .zero) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
        }
        let letter = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : UIColor(white: 1, alpha: 1)
        }
        let other = UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.68, green: 0.7, blue: 0.74, alpha: 1)
        }
        for (row, widths) in zip(keys, Self.rows) {
            for (key, width) in zip(row, widths) {
                key.backgroundColor = width == 1 || width == 5 ? letter : other
                key.layer.cornerRadius = 5
                key.isUserInteractionEnabled = false
                addSubview(key)
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let unit = (bounds.width - 6) / 10
        // Below the keys, there's space for the home indicator, as the screen's safe area requires.
        let room = bounds.height - 8 - (window?.safeAreaInsets.bottom ?? 0)
        let height = max(room / CGFloat(keys.count), 0)
        for (index, (row, widths)) in zip(keys, Self.rows).enumerated() {
            var x = bounds.midX - widths.reduce(0, +) * unit / 2
            for (key, width) in zip(row, widths) {
                key.frame = CGRect(
                    x: x + 3,
                    y: 8 + CGFloat(index) * height,
                    width: max(width * unit - 6, 0),
                    height: max(height - 10, 0)
                )
                x += width * unit
            }
        }
    }
}
