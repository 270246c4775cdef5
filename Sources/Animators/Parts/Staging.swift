import TransitionKit
import UIKit

/// What shows around screens while they are away from the edges of their container: the backdrop behind them, their
/// corners, and their shadow. At rest none of it is seen.
public struct Staging: Hashable, Sendable {
    /// What lies behind the screens. The outgoing screen's color by default.
    public var backdrop: Backdrop
    /// The radius of the screens' corners, in points. `nil` (the default) suits the container: the radius of its own
    /// corners where iOS 26 tells it, else `TransitionScene.usualCornerRadius`. What is negative or not
    /// finite counts as 0.
    public var cornerRadius: CGFloat?
    /// How opaque the screens' shadow is, 0…1. 0.3 by default, and where it is not finite.
    public var shadow: CGFloat

    /// What lies behind the screens.
    public enum Backdrop: Hashable, Sendable {
        /// Nothing: what the container shows by itself.
        case none
        /// A color.
        case color(UIColor)
        /// Black.
        case black
        /// The color of the outgoing screen's background, in the shade. Where that has no one color, white, or black in
        /// dark mode.
        case outgoing
        /// The color of the incoming screen's background, in the shade. Where that has no one color, white, or black in
        /// dark mode.
        case incoming
        /// A blurred picture of the outgoing screen.
        case blur
    }

    /// Each parameter sets the property of its name.
    public init(backdrop: Backdrop = .outgoing, cornerRadius: CGFloat? = nil, shadow: CGFloat = 0.3) {
        self.backdrop = backdrop
        self.cornerRadius = cornerRadius
        self.shadow = shadow
    }

    /// The outgoing screen's color, corners that suit the container, a soft shadow.
    public static let standard = Staging()

    /// The corners and the shadow of ``standard`` on another backdrop.
    public static func on(_ backdrop: Backdrop) -> Staging { Staging(backdrop: backdrop) }

    /// Square corners and no shadow, with nothing behind.
    public static let none = Staging(backdrop: .none, cornerRadius: 0, shadow: 0)
}

// MARK: For animators

extension Staging {
    /// The backdrop as a participant; none where there is nothing to show.
    func backdrop(in scene: TransitionScene) -> [Participant] {
        switch backdrop {
        case .none: []
        case .color(let color): [.backdrop(color)]
        case .black: [.backdrop(.black)]
        case .outgoing: [.backdrop(scene.outgoingColor?.inShade ?? Self.ground)]
        case .incoming: [.backdrop(scene.incomingColor?.inShade ?? Self.ground)]
        case .blur: [Participant(.blurredBackdrop(of: .outgoing))]
        }
    }

    /// A screen on the way, away from the edges of its container.
    func away(_ pose: Pose, in scene: TransitionScene) -> Pose {
        pose.rounded(to: (cornerRadius ?? scene.cornerRadius).playable(or: 0, within: 0...1e4))
            .shadowed(to: shadow.playable(or: 0.3))
    }

    /// The shape of the screens' shadow.
    static let shadowShape = Participant.Shadow(radius: 14, y: 5)

    /// White in the shade, or black in dark mode. Made once, so that two descriptions of one transition are equal.
    private static let ground = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0 : light, alpha: 1)
    }
}

/// What is left of a color in the shade.
private let light: CGFloat = 0.83

extension UIColor {
    /// The color as it is in the shade of something, a sixth darker.
    fileprivate var inShade: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(red: red * light, green: green * light, blue: blue * light, alpha: alpha)
    }
}
