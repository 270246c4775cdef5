/// The keyboard on the screen. It's visible while the first responder accepts typed text.
@MainActor final class SoftwareKeyboard {
    private static let duration: TimeInterval = 0.25

    private let window: KeyboardWindow
    private var isUp = false
    private var isRetired = false
    /// The responder that's being edited, and the controller that decides whether the keyboard remains when
    /// editing ends.
    private weak var editor: UIResponder?
    private weak var host: UIViewController?
    /// The number of the current motion up or down. If a motion is reversed, it doesn't call its completion.
    private var way = 0

    init(height: CGFloat) {
        self.height = height
        window = KeyboardWindow(frame: UIScreen.main.bounds)
        window.panel.frame = frame(isUp: false)
    }

    var height: CGFloat {
        didSet {
            guard height != oldValue else { return }
            placeAnew(from: frame(isUp: isUp, height: oldValue))
        }
    }

    /// Hides the keyboard for good.
    func retire() {
        isRetired = true
        update()
    }

    func screenDidChange() {
        guard window.frame != UIScreen.main.bounds else { return }
        let old = CGRect(
            x: 0,
            y: isUp ? window.frame.height - height : window.frame.height,
            width: window.frame.width,
            height: height
        )
        window.frame = UIScreen.main.bounds
        placeAnew(from: old)
    }

    /// Follows the first responder.
    func update() {
        let application = UIApplication.shared
        // Between two responders, there's briefly none. The keyboard remains.
        guard application.successorCount == 0 else { return }
        let responder = isRetired ? nil : application.firstResponder.flatMap { $0 as? any UIKeyInput }
        if let responder = responder as? UIResponder {
            let isSame = responder === editor
            editor = responder
            host = responder.nearestController?.containmentRoot
            if !isUp { move(up: true) } else if !isSame { stay() }
        } else if isUp, !staysUp {
            (editor, host) = (nil, nil)
            move(up: false)
        } else {
            editor = nil
        }
    }

    private var staysUp: Bool {
        guard !isRetired, let host, host.viewIfLoaded?.window != nil else { return false }
        return host.disablesAutomaticKeyboardDismissal
    }

    // MARK: Pulling

    /// The distance that a finger has pulled the keyboard down, in points.
    var pull: CGFloat = 0 {
        didSet {
            guard isUp, pull != oldValue else { return }
            UIView.performWithoutAnimation { window.panel.frame = frame(isUp: true) }
            UIApplication.shared.invalidateLayoutOfKeyboardGuides()
        }
    }

    /// The frame of the keyboard on the screen, or `nil` if it's down or on its way down.
    var shownFrame: CGRect? { isUp ? frame(isUp: true) : nil }

    // MARK: Moving

    private func frame(isUp: Bool, height: CGFloat? = nil) -> CGRect {
        let screen = UIScreen.main.bounds
        let height = height ?? self.height
        return CGRect(
            x: 0,
            y: isUp ? screen.height - height + min(max(pull, 0), height) : screen.height,
            width: screen.width,
            height: height
        )
    }

    private func move(up: Bool) {
        let begin = frame(isUp: isUp)
        if up { pull = 0 }
        let end = frame(isUp: up)
        isUp = up
        way += 1
        let (current, isAnimated) = (way, UIView.areAnimationsEnabled)
        window.isHidden = false
        let post = { [self] (names: [NSNotification.Name], end: CGRect) in
            for name in names { self.post(name, from: begin, to: end, isAnimated: isAnimated) }
        }
        let willMove = [
            UIResponder.keyboardWillChangeFrameNotification,
            up ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        ]
        let didMove = [
            UIResponder.keyboardDidChangeFrameNotification,
            up ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        ]
        post(willMove, end)
        // An observer may have reversed the motion.
        guard current == way else { return }
        // The keyboard has its own timing, even in an animation block.
        AnimationScope.with(nil) {
            UIView.animate(
                withDuration: Self.duration,
                delay: 0,
                options: [.keyboard, .beginFromCurrentState]
            ) {
                self.window.panel.frame = end
                // What views place at their guides moves along with the keyboard.
                let views = UIApplication.shared.invalidateLayoutOfKeyboardGuides()
                for view in views { view.layoutIfNeeded() }
            } completion: { _ in
                guard current == self.way else { return }
                if !up { self.window.isHidden = true }
                // The screen can have rotated meanwhile.
                post(didMove, self.frame(isUp: up))
            }
        }
    }

    /// Posts that the keyboard stays where it is, because another responder is being edited.
    private func stay() {
        let frame = frame(isUp: true)
        let current = way
        post(UIResponder.keyboardWillChangeFrameNotification, from: frame, to: frame, isAnimated: true)
        RunLoopQueue.main.async { [self] in
            // It can be on its way down by then.
            guard current == way else { return }
            post(UIResponder.keyboardDidChangeFrameNotification, from: frame, to: frame, isAnimated: true)
        }
    }

    /// Changes the size immediately. When the screen rotates, views at the keyboard are laid out along with
    /// their resized windows.
    private func placeAnew(from begin: CGRect) {
        let end = frame(isUp: isUp)
        UIView.performWithoutAnimation { window.panel.frame = end }
        UIApplication.shared.invalidateLayoutOfKeyboardGuides()
        guard isUp else { return }
        let current = way
        post(UIResponder.keyboardWillChangeFrameNotification, from: begin, to: end, isAnimated: false)
        RunLoopQueue.main.async { [self] in
            guard current == way else { return }
            post(UIResponder.keyboardDidChangeFrameNotification, from: begin, to: end, isAnimated: false)
        }
    }

    private func post(_ name: NSNotification.Name, from begin: CGRect, to end: CGRect, isAnimated: Bool) {
        NotificationCenter.default.post(
            name: name,
            object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
                    value: isAnimated ? Self.duration : 0
                ),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.keyboard.rawValue
                ),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ]
        )
    }
}

extension UIResponder {
    /// The controller that owns this view, or this controller itself.
    fileprivate var nearestController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
