import UIKit

/// The stage above the panel, or beside it where there is more width than height.
final class PlaygroundView: UIView {

    let stage: StageView
    let panel: PanelView

    init(stage: StageView, panel: PanelView) {
        self.stage = stage
        self.panel = panel
        super.init(frame: .zero)
        backgroundColor = Theme.canvas
        addSubview(panel)
        addSubview(stage)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width > bounds.height {
            let width = (bounds.width * 0.46).rounded()
            place(stage, at: CGRect(x: 0, y: 0, width: width, height: bounds.height))
            place(
                panel,
                at: CGRect(x: width, y: 0, width: bounds.width - width, height: bounds.height)
            )
        } else {
            let top = safeAreaInsets.top
            let height = top + ((bounds.height - top) * 0.52).rounded()
            stage.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            panel.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
        }
    }
}
