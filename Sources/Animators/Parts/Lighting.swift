import TransitionKit
import UIKit

// The colors that set surfaces off from each other. In Light Mode, shade does that. Nothing is darker than
// black, so in Dark Mode, and around a screen that's dark in any mode, such as a photo viewer, light does it:
// a lighter backdrop, a rim of light at the edges, and a shade that lightens black. A choreography doesn't
// know the mode, so the colors are dynamic. They're created once, so that two descriptions of the same
// transition are equal.

extension UIColor {
    /// Creates a dynamic color with one color for Light Mode and one for Dark Mode.
    convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The shade of a surface that turns away from the light: black, or in Dark Mode a dark gray, which
    /// darkens bright content and lightens black.
    static let turnedAway = UIColor(light: .black, dark: UIColor(white: 0.22, alpha: 1))

    /// The shade of a small piece that tumbles. In Dark Mode, it's lighter than ``turnedAway``, because
    /// nothing else of a black piece can be seen.
    static let tumbling = UIColor(light: .black, dark: UIColor(white: 0.42, alpha: 1))

    /// The shade of a screen in a funnel. It sets the screen off from the one beneath in both modes: darker
    /// in Light Mode, lighter than black in Dark Mode.
    static let funnel = UIColor(
        light: UIColor(white: 0, alpha: 0.5),
        dark: UIColor(white: 0.42, alpha: 1)
    )

    /// Returns the shade of a screen beneath another one: black, or in Dark Mode and on a dark screen, a gray
    /// from which a black screen stands out.
    static func covered(_ side: TransitionSide, in scene: TransitionScene) -> UIColor {
        scene.isNight(on: side) ? coveredNight : covered
    }
    private static let covered = UIColor(light: .black, dark: coveredNight)
    private static let coveredNight = UIColor(white: 0.26, alpha: 1)

    /// The shade of what lies behind small pieces: black, but weaker in Dark Mode, in which there's hardly
    /// anything between dark and black.
    static let behindPieces = UIColor(light: .black, dark: UIColor(white: 0, alpha: 0.55))

    /// Returns the light at the edges of a screen. It's visible in Dark Mode and around a dark screen.
    /// Otherwise it's clear, because shadows set the screen off.
    static func rim(of side: TransitionSide, in scene: TransitionScene) -> UIColor {
        scene.isNight(on: side) ? nightRim : rim
    }
    private static let rim = UIColor(light: .clear, dark: nightRim)
    private static let nightRim = UIColor(white: 1, alpha: 0.16)

    /// The light on a surface that faces it. In Dark Mode, there's less of it, and black stays dark.
    static let glint = UIColor(light: UIColor(white: 1, alpha: 0.4), dark: UIColor(white: 1, alpha: 0.14))
    static let noGlint = UIColor(white: 1, alpha: 0)

    /// The light behind a portal that opens. In Dark Mode, there's less of it, or the gap would be a bright
    /// slit between black halves.
    static let daylight = UIColor(light: .white, dark: UIColor(white: 0.35, alpha: 1))

    /// The light on a floor, close to the viewer.
    private static let floor = UIColor(
        light: UIColor(white: 1, alpha: 0.4),
        dark: UIColor(white: 1, alpha: 0.09)
    )
    /// Returns the light on a floor in front of a wall. The brighter the wall, the stronger the light.
    static func floor(before wall: UIColor?) -> UIColor {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        guard let wall, wall != plainBackdrop, wall.getRed(&red, green: &green, blue: &blue, alpha: nil)
        else {
            return floor
        }
        return UIColor(white: 1, alpha: lerp(0.09, 0.4, min(max(red, green, blue), 1)))
    }
    /// The floor in the distance, where it can't be told from the backdrop.
    static let farFloor = UIColor(white: 1, alpha: 0)

    /// White, or black in Dark Mode, for a screen whose background isn't a single color.
    static let plainBackground = UIColor(light: .white, dark: .black)

    /// The backdrop behind a screen whose background isn't a single color.
    static let plainBackdrop = UIColor(
        light: UIColor(white: 1 - depth, alpha: 1),
        dark: UIColor(white: lift, alpha: 1)
    )

    /// How much darker a backdrop is than a bright screen, as a fraction.
    private static let depth: CGFloat = 0.17
    /// How much lighter a backdrop is than a black screen, as a fraction.
    private static let lift: CGFloat = 0.11

    /// The veil on a blurred picture of a screen whose background isn't a single color, such as a photo,
    /// behind the screen itself. A gray in front of the picture would be a color of neither screen.
    static let photoVeil = UIColor(white: 0, alpha: 0.35)

    /// The color of the area behind a screen with this background: one sixth darker, or lighter if it's so
    /// dark that a darker one couldn't be told from it.
    var backdrop: UIColor { lifted(by: Self.lift, or: Self.depth) }

    /// Returns the backdrop behind a screen with a background, or `nil` if one of the screens has no
    /// background, because the backdrop would suddenly appear behind that screen.
    static func backdrop(for background: UIColor?, in scene: TransitionScene) -> UIColor? {
        scene.isSeeThrough ? nil : background?.backdrop ?? plainBackdrop
    }

    /// The color of the back of a sheet with this color: the same, or lighter if it's dark.
    var paperBack: UIColor { lifted(by: 0.175, or: 0) }

    /// - Parameters:
    ///   - lift: The distance toward white of a color that's black, as a fraction.
    ///   - depth: The distance toward black of a color that isn't dark, as a fraction.
    private func lifted(by lift: CGFloat, or depth: CGFloat) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let darkness = 1 - min(max((max(red, green, blue) - 0.15) / 0.2, 0), 1)
        func changed(_ value: CGFloat) -> CGFloat {
            lerp(value * (1 - depth), value + (1 - value) * lift, darkness)
        }
        return UIColor(red: changed(red), green: changed(green), blue: changed(blue), alpha: alpha)
    }
}

extension Participant.Shade {
    /// Returns the shade of a surface that turns away from the light. See ``UIKit/UIColor/turnedAway``.
    static func turnedAway(strongestAt edge: TransitionEdge? = nil, minimumStrength: CGFloat = 0.2) -> Self {
        Self(color: .turnedAway, strongestAt: edge, minimumStrength: minimumStrength)
    }

    /// Returns the shade of a small piece that tumbles. See ``UIKit/UIColor/tumbling``.
    static func tumbling(strongestAt edge: TransitionEdge? = nil, minimumStrength: CGFloat = 0.2) -> Self {
        Self(color: .tumbling, strongestAt: edge, minimumStrength: minimumStrength)
    }

    /// The shade of a screen behind small pieces. See ``UIKit/UIColor/behindPieces``.
    static let behindPieces = Self(color: .behindPieces)

    /// Returns the shade of a screen beneath another one. See ``UIKit/UIColor/covered(_:in:)``.
    static func covered(_ side: TransitionSide, in scene: TransitionScene) -> Self {
        Self(color: .covered(side, in: scene))
    }
}

extension TransitionScene {
    /// Returns whether a side's screen is so dark in any appearance that no shade can be seen on it.
    func isNight(on side: TransitionSide) -> Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        guard let color = edgeColor(of: side), color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        else { return false }
        return max(red, green, blue) < 0.2
    }
}

extension Participant {
    /// Returns a screen and the rim of light at its edges. The rim is visible in Dark Mode or if the screen
    /// is dark, while the screen has a shadow. Both move together.
    func withRim(in scene: TransitionScene) -> [Participant] {
        let strongest = keyframes.map(\.pose.shadowOpacity).max() ?? 0
        guard strongest > 0 else { return [self] }
        return withRim(
            keyframes.mapPoses { $0.faded(to: $0.opacity * min($0.shadowOpacity / strongest, 1)) },
            in: scene
        )
    }

    /// Returns the light that falls on a screen as it turns: brightest at an edge, and gone at the opposite
    /// one. It moves with the screen.
    ///
    /// - Parameter strength: A closure that returns the opacity of the light at a moment, from 0 to 1.
    func glint(at edge: TransitionEdge, in scene: TransitionScene, _ strength: (CGFloat) -> CGFloat)
        -> [Participant]
    {
        guard let screen, let place = place(in: scene) else { return [] }
        let light = Participant(
            .decoration(.gradient(from: .glint, at: edge, to: .noGlint, in: place)),
            anchor: anchor,
            keyframes: Keyframe.sampled(steps: 24) { time in
                // In front of the screen. In the same plane, parts of it could be behind. Closer to the eye,
                // it would stick out at the edges.
                pose(at: time).translated(z: 0.5).dimmed(to: 0).shadowed(to: 0).faded(to: strength(time))
            }
        )
        return [light.accompanying(screen)]
    }

    /// Returns a screen and the rim of light at its edges, which goes from one pose to another.
    func withRim(from start: Pose, to end: Pose, in scene: TransitionScene) -> [Participant] {
        withRim([Keyframe(at: 0, start), Keyframe(at: 1, end)], in: scene)
    }

    /// Returns a screen and the rim of light at its edges, which has keyframes of its own.
    func withRim(_ keyframes: [Keyframe], in scene: TransitionScene) -> [Participant] {
        guard let screen, let place = place(in: scene) else { return [self] }
        let color = UIColor.rim(of: screen, in: scene)
        let name = scene.isNight(on: screen) ? "rim at night" : "rim"
        let rim = Participant(
            .decoration(.view(name, in: place) { RimView(color) }),
            anchor: anchor,
            keyframes: keyframes.mapPoses { $0.dimmed(to: 0).shadowed(to: 0) }
        )
        return [self, rim.accompanying(screen)]
    }

    /// Returns the rim of light around the visible part of the incoming screen. It's seen on the way, in Dark
    /// Mode or if the screen is dark. It belongs behind the screen, because it's one point larger on all
    /// sides. Without a screen that covers all but its edges, there's none.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - shape: The shape of the visible part. The default is a rectangle.
    ///   - clip: A closure that returns the visible part at a moment, in fractions of the screen at rest.
    static func rim(
        in scene: TransitionScene,
        shape: ClipShape = .rectangle,
        around clip: (CGFloat) -> Pose.Clip
    ) -> [Participant] {
        guard scene.hasIncomingView, !scene.isSeeThrough else { return [] }
        let (width, height) = (max(scene.incomingFrame.width, 1), max(scene.incomingFrame.height, 1))
        let rim = Participant(
            .decoration(.color(.rim(of: .incoming, in: scene), in: scene.incomingPlace)),
            clipShape: shape,
            keyframes: Keyframe.sampled { moment in
                let part = clip(moment)
                return Pose.rest
                    .clipped(
                        to: part.rect.insetBy(dx: -1 / width, dy: -1 / height),
                        cornerRadius: part.cornerRadius + 1
                    )
                    .faded(to: min(moment / 0.1, (1 - moment) / 0.1, 1))
            }
        )
        return [rim.accompanying(.incoming)]
    }

    /// Returns the frame of the whole screen that the participant shows, in fractions of the container, or
    /// `nil` if there's none.
    private func place(in scene: TransitionScene) -> CGRect? {
        guard let screen, slice == nil, scene.size.width > 0, scene.size.height > 0 else { return nil }
        return scene.hasView(of: screen) ? scene.frame(of: screen).fractions(of: scene.size) : nil
    }
}

/// A line one point wide at the edges, in the shape of the view's corners.
private final class RimView: UIView {
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
