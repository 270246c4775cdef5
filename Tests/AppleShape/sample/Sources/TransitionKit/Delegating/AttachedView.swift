import UIKit

/// A view with code that differs between platforms.
open class AttachedView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        interactions = [Attachment()]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        center = .zero
        if #available(iOS 16, tvOS 16, *) { anchorPoint = .zero }
    }

    open override func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        super.addInteraction(interaction)
    }

    #if os(iOS)
        let edge = UIScreenEdgePanGestureRecognizer()
    #endif

    #if !os(tvOS)
        let pinch = UIPinchGestureRecognizer()
    #endif

    #if !os(tvOS) && !os(visionOS)
        let feedback = UIImpactFeedbackGenerator()
    #endif

    @available(visionOS, deprecated: 1.0)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }

    func move(along path: UIBezierPath) {}

    package func settle() {}

    func cancels(_ key: UIKey) -> Bool { key.keyCode == .keyboardEscape }
}

/// An actor that runs in parallel with the main actor.
actor Clock {
    func tick(_ view: AttachedView) async {
        let path = UIBezierPath()
        path.close()
        await view.move(along: path)
    }
}
