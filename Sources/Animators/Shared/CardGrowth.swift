import TransitionKit
import UIKit

/// The growth of a screen out of a card.
///
/// The visible part of the screen grows from the card's frame to the screen's frame. Along the way, the
/// screen's header stays aligned with the card's picture, until the picture has given way to it.
struct CardGrowth {
    private let card: TransitionElement.Place
    private let header: CGRect
    private let screen: CGRect
    private let cornerRadius: CGFloat
    private let fade: ExpandAnimator.Fade
    /// The scale of the screen at the start.
    private let scale: CGFloat

    /// - Parameters:
    ///   - card: The card on the outgoing screen.
    ///   - header: The view that the card becomes on the incoming screen. If `nil`, it's the area at the top
    ///     that the card would fill.
    ///   - screen: The frame of the incoming screen.
    ///   - cornerRadius: The corner radius of the card, in points.
    ///   - fade: How the card's picture gives way to the screen.
    init(
        card: TransitionElement.Place,
        header: CGRect?,
        screen: CGRect,
        cornerRadius: CGFloat,
        fade: ExpandAnimator.Fade
    ) {
        // A card can be extremely thin.
        let height = (screen.width * card.frame.height / card.frame.width).playable(or: screen.height)
        let top = CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: height)
        self.card = card
        self.header = header ?? top
        self.screen = screen
        self.cornerRadius = cornerRadius
        self.fade = fade
        // The screen extends at least to the card's lower edge.
        let below = max(screen.maxY - self.header.minY, 1)
        let scale = max(card.frame.width / self.header.width, card.frame.height / below)
        self.scale = scale.playable(or: 1, within: 0.001...1e6)
    }

    // MARK: Participants

    /// Returns the card's picture and the screen, from back to front, and what's between them.
    ///
    /// - Parameters:
    ///   - element: The name of the card.
    ///   - scene: The scene.
    func participants(of element: TransitionElementID, in scene: TransitionScene) -> [Participant] {
        let color = scene.incomingBackgroundColor ?? .plainBackground
        let picture = Participant(
            .element(element, on: .outgoing),
            shadow: card.shadow,
            keyframes: cardKeyframes
        )
        let new = Participant(.picture(of: .incoming), shadow: Self.shadow, keyframes: screenKeyframes)
        if fade == .out, hidesScreen { return [new] + padding(of: element, over: color) + [picture] }
        // A screen that's see-through shows what's behind it, and has no veil.
        let isSeeThrough = card.isTranslucent || scene.seeThroughScreens.contains(.incoming)
        let behind =
            fade == .out && isSeeThrough ? [veil(of: color, in: scene)] : backgrounds(of: element, to: color)
        return behind + [picture, new]
    }

    /// Returns the rim of light around the visible part of the screen. It doesn't rotate, so around the
    /// background of a rotated card, it would be at another angle.
    func rim(in scene: TransitionScene) -> [Participant] {
        fade == .out || card.rotation == 0 ? Participant.rim(in: scene) { clip(at: $0) } : []
    }

    /// Returns the background between picture and screen, and the card's own shadow behind it, if there's
    /// one. It's a surface of its own, because the two shadows have different shapes.
    private func backgrounds(of element: TransitionElementID, to color: UIColor) -> [Participant] {
        let ground = groundKeyframes(from: card.backgroundColor ?? color, to: color)
        let background = surface(of: element, shadow: Self.shadow, ground)
        let ownShadow = surface(of: element, shadow: card.shadow, shadowKeyframes(of: ground))
        return castsShadow ? [ownShadow, background] : [background]
    }

    /// Returns the background that continues the card's picture, if there's one.
    private func padding(of element: TransitionElementID, over color: UIColor) -> [Participant] {
        paddingKeyframes(over: color).map { [surface(of: element, shadow: card.shadow, $0)] } ?? []
    }

    /// Returns the screen's background behind the picture of a card that's translucent as a whole.
    private func veil(of color: UIColor, in scene: TransitionScene) -> Participant {
        Participant(.decoration(.color(color, in: scene.incomingPlace)), keyframes: veilKeyframes)
            .accompanying(.incoming)
    }

    private func surface(
        of element: TransitionElementID,
        shadow: Participant.Shadow,
        _ keyframes: [Keyframe]
    ) -> Participant {
        Participant(.surface(of: element, on: .outgoing), shadow: shadow, keyframes: keyframes)
    }

    /// The shadow that the card casts as it grows.
    private static let shadow = Participant.Shadow(radius: 40, y: 20)

    // MARK: Keyframes

    /// The keyframes of the incoming screen.
    private var screenKeyframes: [Keyframe] {
        // Sampled, because the clip doesn't change linearly: it's in fractions of a screen that grows.
        Keyframe.sampled { $0 < 1 ? screenPose(at: $0) : .rest }
    }

    /// Returns the visible part of the screen. Its lower edge follows the upper one, as if it were elastic.
    private func seen(at moment: CGFloat) -> CGRect {
        let start = card.visiblePart(at: moment).part(of: card.frame)
        let frame = lerp(start, screen, moment)
        let lag = 0.05 * sin(.pi * min(max(moment, 0), 1))
        let end = lerp(start.maxY, screen.maxY, moment - lag)
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: max(end - frame.minY, 1))
    }

    /// Returns the visible part of the screen, in fractions of the screen at rest.
    private func clip(at moment: CGFloat) -> Pose.Clip {
        Pose.Clip(rect: seen(at: moment).fractions(of: screen), cornerRadius: radius(at: moment))
    }

    private func screenPose(at moment: CGFloat) -> Pose {
        let (seen, picture) = (seen(at: moment), lerp(card.frame, header, moment))
        let scale = lerp(scale, 1, moment)
        // The top edge and horizontal center of the header are those of the card's picture.
        let middle = CGPoint(
            x: picture.midX + (screen.midX - header.midX) * scale,
            y: picture.minY + (screen.midY - header.minY) * scale
        )
        let (width, height) = (screen.width * scale, screen.height * scale)
        return Pose.rest
            .translated(x: middle.x - screen.midX, y: middle.y - screen.midY)
            .scaled(by: scale)
            .faded(to: part(of: moment, in: coming))
            .shadowed(to: fade == .out ? screenShadowOpacity(at: moment) : 0)
            .clipped(
                to: CGRect(
                    x: (seen.minX - middle.x) / width + 0.5,
                    y: (seen.minY - middle.y) / height + 0.5,
                    width: seen.width / width,
                    height: seen.height / height
                ),
                cornerRadius: radius(at: moment) / scale
            )
    }

    /// The content of the card's picture. Text isn't treated as such, because it would keep its font size.
    private var content: TransitionElement.Content {
        if case .image = card.content { card.content } else { .fill }
    }

    /// The keyframes of the card's picture, which moves to the header and gives way to it. It has the card's
    /// own shadow at first, unless there's a background that has it.
    private var cardKeyframes: [Keyframe] {
        func place(_ frame: CGRect, cornerRadius: CGFloat, rotation: CGFloat) -> TransitionElement.Place {
            TransitionElement.Place(
                frame: frame,
                cornerRadius: cornerRadius,
                rotation: rotation,
                content: content
            )
        }
        var start = place(card.frame, cornerRadius: cornerRadius, rotation: card.rotation)
        start.visiblePart = card.visiblePart
        let pair = TransitionElement(
            outgoing: start,
            incoming: place(header, cornerRadius: 0, rotation: 0)
        )
        // The picture flies as a named view does, so that its content is cropped and scaled in the same way.
        let flight = TransitionScene(size: screen.size, elements: ["card": pair]).flight(of: "card")
        let picture = flight.first { $0.subject == .element("card", on: .outgoing) }
        return picture?.keyframes.map { keyframe in
            var pose = keyframe.pose.faded(to: 1 - part(of: keyframe.time, in: going))
                .shadowed(to: fade == .out && ownColor == nil ? shadowOpacity(at: keyframe.time) : 0)
            pose.clip.cornerRadius = radius(at: keyframe.time) / pose.scaleX
            // It's cut where the visible part ends. If it ends before, its lower corners aren't round,
            // because the screen continues below them, unless the screen isn't there yet.
            let height = card.frame.height * pose.scaleY
            let below = card.frame.midY + pose.y + height / 2 - seen(at: keyframe.time).maxY
            let end = min(1 - below / height, isSolid ? .infinity : 1)
            pose.clip.rect.size.height = max(end - pose.clip.rect.minY, 0)
            return Keyframe(at: keyframe.time, pose)
        } ?? [Keyframe(at: 0, .rest)]
    }

    /// Returns the keyframes of the background between picture and screen: from one color to another, with a
    /// shadow while the card grows. It appears gradually if the card has none. If a picture that's
    /// see-through gives way to the screen at once, the background is complete as soon as the screen, which
    /// has the shadow.
    private func groundKeyframes(from start: UIColor, to end: UIColor) -> [Keyframe] {
        Keyframe.sampled { moment in
            let seen = seen(at: moment)
            let (width, height) = (seen.width / card.frame.width, seen.height / card.frame.height)
            let change = fade == .out ? min(moment / coming.upperBound, 1) : moment
            let color = Pose.rest.colored(start).interpolated(to: .rest.colored(end), at: change)
                .backgroundColor
            return Pose.rest
                .translated(x: seen.midX - card.frame.midX, y: seen.midY - card.frame.midY)
                .rotated(to: -card.rotation * moment)
                .clipped(
                    to: CGRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height),
                    cornerRadius: radius(at: moment)
                )
                .colored(color)
                .faded(to: hasBackground ? 1 : part(of: moment, in: 0...(fade == .out ? 0.06 : Self.takeoff)))
                .shadowed(to: fade == .out ? 0 : airShadowOpacity(at: moment))
        }
    }

    /// The keyframes of the screen's background, which appears behind the picture of a card that's
    /// translucent as a whole. Without its own background, the content of such a card would look different.
    private var veilKeyframes: [Keyframe] {
        screenKeyframes.map { keyframe in
            let pose = keyframe.pose.faded(to: part(of: keyframe.time, in: 0...0.08))
            return Keyframe(at: keyframe.time, pose.shadowed(to: 0))
        }
    }

    /// Returns the keyframes of a background that continues the card's picture to the edges of the visible
    /// part, and gives way to the screen together with it, or `nil` if the card has no color of its own. The
    /// picture is never as high as the visible part, so the screen would be seen as a strip along its lower
    /// edge, and the shadow of the picture on it.
    ///
    /// - Parameter screenColor: The color of the screen. The more it differs in brightness, the longer the
    ///   background stays. A large area that goes from black to white within a frame would be a flash.
    private func paddingKeyframes(over screenColor: UIColor) -> [Keyframe]? {
        guard fade == .out, let ownColor else { return nil }
        let contrast = abs(ownColor.brightness - screenColor.brightness)
        let end = lerp(going.upperBound, 0.35, min(max(contrast - 0.3, 0) / 0.4, 1))
        return groundKeyframes(from: ownColor, to: ownColor).map { keyframe in
            let pose = keyframe.pose.faded(to: 1 - part(of: keyframe.time, in: going.lowerBound...end))
            return Keyframe(at: keyframe.time, pose.shadowed(to: shadowOpacity(at: keyframe.time)))
        }
    }

    /// The color of an opaque card, or `nil` if the card has no color or is a photo, which no single color
    /// can continue.
    private var ownColor: UIColor? {
        if case .image = card.content { return nil }
        guard isSolid, let color = card.backgroundColor else { return nil }
        return color.cgColor.alpha > 0.99 ? color : nil
    }

    /// Whether nothing shows through the card.
    private var isSolid: Bool { card.isFilled && !card.isTranslucent }

    /// Whether the card's picture hides the screen until it gives way to it. The screen doesn't rotate, so
    /// its corners would be seen behind a rotated card.
    private var hidesScreen: Bool { isSolid && card.rotation == 0 }

    /// Whether the card has a background, even a translucent one.
    private var hasBackground: Bool { card.isFilled || card.backgroundColor != nil }

    // MARK: The card's own shadow

    /// The part of the transition in which the card's own shadow gives way to the one it casts as it grows.
    private static let takeoff: CGFloat = 0.12

    /// Whether the card has a shadow in its own shape. The shadow of bare text has the shape of the letters,
    /// and through a translucent card, the shadow would be visible.
    private var castsShadow: Bool {
        guard isSolid else { return false }
        return card.shadowOpacity > 0 && (card.backgroundColor?.cgColor.alpha ?? 1) > 0.99
    }

    /// Returns the opacity of the shadow that the card casts as it grows.
    private func airShadowOpacity(at moment: CGFloat) -> CGFloat {
        0.3 * min(moment / Self.takeoff, (1 - moment) / 0.2, 1)
    }

    /// Returns the opacity of the screen's shadow. It's late if the screen fades in, because the shadow would
    /// be seen through it.
    private func screenShadowOpacity(at moment: CGFloat) -> CGFloat {
        airShadowOpacity(at: moment) * (isSolid ? 1 : part(of: moment, in: 0.12...0.24))
    }

    /// Returns the opacity of the card's own shadow.
    private func shadowOpacity(at moment: CGFloat) -> CGFloat {
        castsShadow ? card.shadowOpacity * max(1 - moment / Self.takeoff, 0) : 0
    }

    /// Returns the keyframes of the background with the card's own shadow instead of the one it casts as it
    /// grows.
    private func shadowKeyframes(of background: [Keyframe]) -> [Keyframe] {
        background.map { Keyframe(at: $0.time, $0.pose.shadowed(to: shadowOpacity(at: $0.time))) }
    }

    // MARK: Exchanging the picture for the screen

    /// The time during which the screen appears.
    private var coming: ClosedRange<CGFloat> {
        switch fade {
        case .in, .cross: 0.05...0.35
        // At once behind an opaque picture, which hides the screen. Otherwise over the picture, as quickly as
        // an opaque one gives way to it.
        case .out: hidesScreen ? 0...0.02 : 0.05...0.09
        case .through: 0.25...0.5
        }
    }

    /// The time during which the card's picture disappears.
    private var going: ClosedRange<CGFloat> {
        switch fade {
        case .in: 0.35...0.4
        // Soon and quickly, because picture and header differ more and more in size, and both could be read.
        // A picture that may be see-through stays until the screen covers it, so that something is there at
        // any moment.
        case .out: hidesScreen ? 0.05...0.09 : 0.1...0.13
        case .cross: 0.05...0.35
        case .through: 0.05...0.25
        }
    }

    /// Returns the corner radius of the visible part, in points. A card that has grown has rounder corners
    /// than a small one, which become square only when it has almost arrived. A card at rest has its own.
    private func radius(at moment: CGFloat) -> CGFloat {
        let inset = (1 - moment) * abs(screen.width - card.frame.width) / 2
        let grown = max(cornerRadius, 32) * roundness(atInset: inset)
        return lerp(cornerRadius, grown, min(moment / 0.3, 1))
    }
}

extension UIColor {
    /// The perceived brightness, from 0 to 1.
    fileprivate var brightness: CGFloat {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.3 * red + 0.59 * green + 0.11 * blue
    }
}
