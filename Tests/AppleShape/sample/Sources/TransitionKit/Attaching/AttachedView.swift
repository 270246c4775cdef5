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

    func move(along path: UIBezierPath) {}
}

/// An actor that runs in parallel with the main actor.
actor Clock {
    func tick(_ view: AttachedView) async {
        let path = UIBezierPath()
        path.close()
        await view.move(along: path)
    }
}
