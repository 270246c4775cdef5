@_spi(Host) import QuartzCore

/// How a view was committed that has been hidden, shown, or masked since. A picture of what's on the screen
/// shows it like that.
struct CommittedLook {
    let commitCount: Int
    let isHidden: Bool
    weak var mask: UIView?
}

extension UIView {
    /// Remembers how the view was committed, before a change.
    func noteCommittedLook() {
        let count = UIApplication.shared.commitCount
        guard committedLook?.commitCount != count else { return }
        committedLook = CommittedLook(commitCount: count, isHidden: isHidden, mask: mask)
    }

    /// A Boolean value that indicates whether the view was hidden in the last committed frame.
    var wasHidden: Bool { lookOnScreen?.isHidden ?? isHidden }

    /// Gives the view and the views inside it the looks that they have on the screen.
    ///
    /// - Returns: A closure that brings the current ones back.
    func wearCommittedLooks() -> () -> Void {
        var changes: [() -> Void] = []
        noteDifferences(&changes)
        let undo = changes
        return { UIView.withoutActions { for change in undo { change() } } }
    }

    private var lookOnScreen: CommittedLook? {
        committedLook.flatMap { $0.commitCount == UIApplication.shared.commitCount ? $0 : nil }
    }

    private func noteDifferences(_ undo: inout [() -> Void]) {
        if let look = lookOnScreen, look.isHidden != isHidden || look.mask !== mask {
            let (layer, isHidden, mask) = (layer, isHidden, layer.mask)
            undo.append {
                layer.isHidden = isHidden
                layer.mask = mask
            }
            UIView.withoutActions {
                layer.isHidden = look.isHidden
                layer.mask = look.mask?.layer
            }
        }
        for view in subviews { view.noteDifferences(&undo) }
    }

    static func withoutActions(_ body: () -> Void) {
        UIView.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            body()
            CATransaction.commit()
        }
    }
}
