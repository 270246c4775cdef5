import UIKit

/// The stage above the panel, or beside it if the view is wider than high.
final class PlaygroundView: UIView {

    let stage: StageView
    var panel: PanelView {
        didSet {
            oldValue.removeFromSuperview()
            insertSubview(panel, belowSubview: stage)
            setNeedsLayout()
        }
    }

    /// Whether the stage takes the larger part.
    var isStageBigger = false {
        didSet { if isStageBigger != oldValue { sizesChanged() } }
    }

    init(stage: StageView, panel: PanelView) {
        self.stage = stage
        self.panel = panel
        super.init(frame: .zero)
        backgroundColor = Theme.canvas
        addSubview(panel)
        addSubview(stage)
        stage.bigger.onTap = { [weak self] in self?.isStageBigger.toggle() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func sizesChanged() {
        let button = stage.bigger
        button.isSelected = isStageBigger
        button.show(isStageBigger ? "minus.magnifyingglass" : "plus.magnifyingglass")
        setNeedsLayout()
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
            animations: { self.layoutIfNeeded() }
        )
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private var isWide: Bool { bounds.width > bounds.height }

    /// Returns the size of the stage, at its usual size or the larger one.
    private func stageSize(isBigger: Bool) -> CGSize {
        guard isWide else {
            let top = safeAreaInsets.top
            let part = isBigger ? 0.86 : 0.62
            return CGSize(width: bounds.width, height: top + ((bounds.height - top) * part).rounded())
        }
        let panel = isBigger ? max(bounds.width * 0.22, 220) : max(bounds.width * 0.34, 260)
        let sides = safeAreaInsets.left
        let height = bounds.height - safeAreaInsets.top - safeAreaInsets.bottom
        let wish = max(StageLayout.width(forHeight: height) + sides, bounds.width * 0.46)
        // Several phones are side by side, and use all of the width.
        let most = bounds.width - panel
        let width = isBigger || stage.devices.count > 1 ? most : min(wish, most)
        return CGSize(width: max(width, 0).rounded(), height: bounds.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = stageSize(isBigger: isStageBigger)
        place(stage, at: CGRect(origin: .zero, size: size))
        let rest =
            isWide
            ? CGRect(x: size.width, y: 0, width: bounds.width - size.width, height: bounds.height)
            : CGRect(x: 0, y: size.height, width: bounds.width, height: bounds.height - size.height)
        place(panel, at: rest)
        // If the phones already have their largest size, there's no choice.
        let scales = [false, true].map {
            stage.arrangement(for: stageSize(isBigger: $0), isBeside: isWide).scale
        }
        stage.bigger.isHidden = !isStageBigger && scales[1] < scales[0] * 1.05
        stage.setNeedsLayout()
    }
}
