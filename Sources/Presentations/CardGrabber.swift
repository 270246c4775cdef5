import UIKit

/// The grabber at the inner side of a card. If the card has several detents, assistive technologies adjust
/// it, even if the card doesn't show it.
@MainActor final class CardGrabber: UIView {
    /// Called when people adjust the element. Its parameter is 1 for a larger detent, and -1 for a smaller
    /// one.
    var whenAdjusted: ((Int) -> Void)?
    /// Called when people tap the grabber.
    var whenTapped: (() -> Void)?
    /// Returns the name that assistive technologies speak.
    var spokenName: (() -> String?)?
    /// Returns the value that assistive technologies speak.
    var spokenValue: (() -> String?)?
    private let bar = UIView()
    private let tap = UITapGestureRecognizer()
    private var target: AnyObject?

    /// The size of the bar, and the depth of the area at the card's side that has the bar in its middle, in
    /// points. Both are those of the system's sheets.
    private static let barSize = CGSize(width: 36, height: 5)
    private static let depth: CGFloat = 16
    /// The length of the area along the card's side, in points: twice that of the bar.
    private static let length: CGFloat = 72
    /// The distance from the grabber within which a touch still belongs to it, in points.
    private static let touchMargin: CGFloat = 4

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityTraits = .adjustable
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = Self.barSize.height / 2
        bar.isHidden = true
        // The grabber itself gets all touches.
        bar.isUserInteractionEnabled = false
        addSubview(bar)
        tap.name = "TransitionKit.Grabber"
        tap.allowedPressTypes = []
        target = tap.whenever { [weak self] recognizer in
            if recognizer.state == .ended { self?.whenTapped?() }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether people see and touch the grabber. Otherwise, touches go to the content below.
    var isBarVisible: Bool {
        get { !bar.isHidden }
        set {
            bar.isHidden = !newValue
            isUserInteractionEnabled = newValue
        }
    }

    /// Places the grabber at the side of a card that's opposite to its edge.
    func place(in bounds: CGRect, outward: CGVector) {
        let isUpright = outward.dx == 0
        let size =
            isUpright
            ? CGSize(width: Self.length, height: Self.depth) : CGSize(width: Self.depth, height: Self.length)
        self.bounds.size = size
        center = CGPoint(
            x: bounds.midX - outward.dx * (bounds.width - size.width) / 2,
            y: bounds.midY - outward.dy * (bounds.height - size.height) / 2
        )
        bar.bounds.size =
            isUpright ? Self.barSize : CGSize(width: Self.barSize.height, height: Self.barSize.width)
        bar.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(point)
    }

    // Switch Control, Voice Control, and Full Keyboard Access can adjust the grabber even if touches go
    // through it.
    override var accessibilityRespondsToUserInteraction: Bool {
        get { isAccessibilityElement }
        set {}
    }

    override var accessibilityLabel: String? {
        get { spokenName?() }
        set {}
    }

    override var accessibilityValue: String? {
        get { spokenValue?() }
        set {}
    }

    // Touches go through a grabber that isn't visible, so a double tap would press the content below.
    override func accessibilityActivate() -> Bool {
        whenTapped?()
        return true
    }

    override func accessibilityIncrement() { whenAdjusted?(1) }
    override func accessibilityDecrement() { whenAdjusted?(-1) }
}
