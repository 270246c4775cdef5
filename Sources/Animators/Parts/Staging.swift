import TransitionKit
import UIKit

/// The appearance of screens while they're away from the edges of their container: the backdrop behind them,
/// their corners, and their shadow. In Dark Mode and around dark screens, the shadow comes with a thin rim of
/// light. None of it is visible at rest.
public struct Staging: Hashable, Sendable {
    /// The backdrop behind the screens. The default is ``Backdrop-swift.enum/outgoing``.
    public var backdrop: Backdrop
    /// The radius of the screens' corners, in points. If `nil` (the default), it's that of the container's
    /// corners, or of the display's if the container fills its window. Where UIKit provides neither, as
    /// before iOS 26, it's `TransitionScene.defaultCornerRadius`, 32 points. Negative and non-finite values
    /// are treated as 0.
    public var cornerRadius: CGFloat?
    /// The opacity of the screens' shadow, from 0 to 1. The default is 0.3, which also replaces non-finite
    /// values. Values out of range are clamped.
    public var shadowOpacity: CGFloat

    /// A backdrop behind the screens. If one of the screens covers less than the other one, such as a sheet
    /// that presents a screen, what's beside it stays visible. Only black, or a color that you specify, fades
    /// in or out there. The backdrop is the same in both directions: backward, ``outgoing`` is the screen
    /// that comes back.
    public enum Backdrop: Hashable, Sendable {
        /// No backdrop. The container's own background shows.
        case none
        /// The specified color.
        case color(UIColor)
        /// Black.
        case black
        /// The color of the outgoing screen's background, darkened, or lightened if it's dark. If the
        /// background isn't a single color, the backdrop is a light gray, or a dark gray in Dark Mode. If
        /// one of the screens has no background at all, there's no backdrop.
        case outgoing
        /// The color of the incoming screen's background, darkened, or lightened if it's dark. If the
        /// background isn't a single color, the backdrop is a light gray, or a dark gray in Dark Mode. If
        /// one of the screens has no background at all, there's no backdrop.
        case incoming
        /// A blurred picture of the outgoing screen.
        case blur
    }

    /// Creates a staging with the specified backdrop, corner radius, and opacity of the shadow.
    ///
    /// Each parameter sets the property of the same name.
    public init(backdrop: Backdrop = .outgoing, cornerRadius: CGFloat? = nil, shadowOpacity: CGFloat = 0.3) {
        self.backdrop = backdrop
        self.cornerRadius = cornerRadius
        self.shadowOpacity = shadowOpacity
    }

    /// The default staging: a backdrop in the outgoing screen's color, corners like those of the container,
    /// and a soft shadow.
    public static let standard = Staging()

    /// Returns a staging with the specified backdrop, and with the corners and shadow of ``standard``.
    public static func backdrop(_ backdrop: Backdrop) -> Staging { Staging(backdrop: backdrop) }

    /// The staging without a backdrop, round corners, or a shadow.
    public static let none = Staging(backdrop: .none, cornerRadius: 0, shadowOpacity: 0)
}

// MARK: For animators

extension Staging {
    /// Returns an array that contains the backdrop as a participant, or an empty array if there's no
    /// backdrop. Use it in an animator of your own that has a staging as a parameter, along with
    /// ``applied(to:in:)``.
    public func backdropParticipants(in scene: TransitionScene) -> [Participant] {
        if let color = color(in: scene) { return [scene.fading(.backdrop(color))] }
        return backdrop == .blur && !scene.isPartlyCovered
            ? [Participant(.blurredBackdrop(of: .outgoing))] : []
    }

    /// Returns the backdrop of the transition in the opposite direction, in reverse. It's for animators whose
    /// backdrop is the same both ways, although their backward transition isn't the reverse of the forward
    /// one.
    func returningBackdrop(in scene: TransitionScene) -> [Participant] {
        Choreography(participants: backdropParticipants(in: scene.reversed())).reversed().participants
    }

    /// Returns the color of the backdrop, or `nil` if there's no backdrop or it isn't a single color. A
    /// backdrop in a screen's color would wash out what's beside a sheet.
    func color(in scene: TransitionScene) -> UIColor? {
        switch backdrop {
        case .outgoing where scene.isPartlyCovered, .incoming where scene.isPartlyCovered: nil
        case .none, .blur: nil
        case .color(let color): color
        case .black: UIColor.black
        case .outgoing: UIColor.backdrop(for: scene.edgeColor(of: .outgoing), in: scene)
        case .incoming: UIColor.backdrop(for: scene.edgeColor(of: .incoming), in: scene)
        }
    }

    /// Returns the pose of a screen that's away from the edges of its container, with the corners and the
    /// opacity of the shadow of this staging. The shape of the shadow is ``shadowShape``.
    public func applied(to pose: Pose, in scene: TransitionScene) -> Pose {
        pose.rounded(to: (cornerRadius ?? scene.cornerRadius).playable(or: 0, within: 0...1e4))
            .shadowed(to: shadowOpacity.fraction(or: Self().shadowOpacity))
    }

    /// The shape of the screens' shadow, for participants with a pose of ``applied(to:in:)``.
    public static let shadowShape = Participant.Shadow(radius: 14, y: 5)
}
