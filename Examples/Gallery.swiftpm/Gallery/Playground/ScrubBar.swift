import UIKit

/// A bar with a knob that shows the position between the first screen and the second, and lets people change
/// it.
final class ScrubBar: UIControl {

    /// Closures that are called when people touch, move, and release the knob.
    var onBegin: (() -> Void)?
    var onMove: ((CGFloat) -> Void)?
    var onEnd: (() -> Void)?

    /// The position of the knob: 0 for the first screen, and 1 for the second.
    private(set) var position: CGFloat = 0

    private let track = UIView()
    private let fill = UIView()
    private let knob = UIView()
    private static let knobSize: CGFloat = 26
    /// The distance from the finger to the center of the knob, in points.
    private var grip: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .systemFill
        fill.backgroundColor = Theme.tint
        knob.backgroundColor = .white
        knob.bounds.size = CGSize(width: Self.knobSize, height: Self.knobSize)
        knob.layer.cornerRadius = Self.knobSize / 2
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.22
        knob.layer.shadowRadius = 5
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        for view in [track, fill, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = 3
        fill.layer.cornerRadius = 3
        isAccessibilityElement = true
        accessibilityLabel = "Progress"
        accessibilityTraits = .adjustable
        updateValue()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The bar keeps its touches, even in a scroll view or a view with swipe gestures.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Moves the knob, with an animation if the duration is greater than 0 seconds.
    func setPosition(_ position: CGFloat, duration: TimeInterval = 0) {
        self.position = min(max(position, 0), 1)
        updateValue()
        setNeedsLayout()
        if duration > 0, window != nil {
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
                animations: { self.layoutIfNeeded() }
            )
        } else {
            for view in [fill, knob] {
                view.layer.removeAllAnimations()
            }
            layoutIfNeeded()
        }
    }

    private func updateValue() {
        accessibilityValue = "\(Int((position * 100).rounded())) percent"
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance that the knob can move, in points.
    private var travel: CGFloat { max(bounds.width - Self.knobSize, 0) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let x = travel * position
        let y = bounds.midY - 3
        track.frame = CGRect(x: 0, y: y, width: bounds.width, height: 6)
        place(fill, at: CGRect(x: 0, y: y, width: x + Self.knobSize / 2, height: 6))
        let size = Self.knobSize
        // The frame of a scaled knob has no defined value.
        let middle = x + size / 2
        knob.center = CGPoint(x: isMirrored ? bounds.width - middle : middle, y: bounds.midY)
    }

    // MARK: Tracking

    private func place(of touch: UITouch) -> CGFloat {
        let x = touch.location(in: self).x
        return isMirrored ? bounds.width - x : x
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onBegin?()
        let middle = travel * position + Self.knobSize / 2
        let place = place(of: touch)
        // A finger beside the knob grabs it without moving it.
        grip = middle - place
        UIView.animate(withDuration: 0.15) { self.knob.transform = CGAffineTransform(scaleX: 1.15, y: 1.15) }
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard travel > 0 else { return true }
        setPosition((place(of: touch) + grip - Self.knobSize / 2) / travel)
        onMove?(position)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        letGo()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo()
    }

    private func letGo() {
        UIView.animate(withDuration: 0.2) { self.knob.transform = .identity }
        onEnd?()
    }

    // MARK: Accessibility

    override func accessibilityIncrement() {
        step(by: 0.1)
    }

    override func accessibilityDecrement() {
        step(by: -0.1)
    }

    private func step(by part: CGFloat) {
        onBegin?()
        setPosition(((position + part) * 10).rounded() / 10)
        onMove?(position)
        onEnd?()
    }
}
