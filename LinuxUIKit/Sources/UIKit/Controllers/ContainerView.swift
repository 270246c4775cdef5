/// The view of a container controller, which lays it out. Like Apple's, it has no background.
@MainActor final class ContainerView: UIView {
    private let layOut: () -> Void

    init(layOut: @escaping () -> Void) {
        self.layOut = layOut
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        layOut = {}
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
