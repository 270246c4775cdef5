import TransitionKit
import UIKit

/// An animator that moves the views that both screens name from their positions on one screen to their
/// positions on the other. Meanwhile, the incoming screen grows along with the largest of them, from behind
/// it and the text beside it, or another animator moves the screens. Backward, the views return.
///
/// Pictures of the views change size, corners, color, shadow, and appearance along the way. They follow views
/// that move in the meantime, such as those in a list that's still scrolling. Screens name their views by
/// adopting `TransitionElementProviding`. A view that only one screen shows stays with that screen.
///
/// ```swift
/// list.present(detail, with: .matched(alongside: .slide(), arc: 0.5))
/// ```
///
/// Inspired by Hero's matched views.
public struct MatchedAnimator: Animator, CompoundAnimator {
    /// The names of the views that move, ordered from back to front. Views that aren't visible on both
    /// screens are skipped. If `nil` (the default), all views that both screens name move, in the order in
    /// which they overlap on the screen that a forward transition leaves. Text that lies on none of the
    /// others passes behind them.
    public var elements: [TransitionElementID]?
    /// The animator for the screens. Its duration is ignored. Its timing also applies to the views, except
    /// that they ease in and out if it's linear. If `nil` (the default), the incoming screen grows from
    /// behind the largest of the views, or from behind text if there are no other views. A card fades in
    /// instead, because the presenting screen stays in place around it.
    public var alongside: (any Animator)?
    /// How curved the paths of the views are, from 0 (straight) to 1 (they leave horizontally, and arrive
    /// vertically). The default is 0, which also replaces non-finite values. Values out of range are clamped.
    /// Text on a screen that grows moves along with the screen.
    public var arc: CGFloat
    public var duration: TimeInterval
    /// Whether everything moves at constant speed, from the start to the end, as under a finger.
    private var isLinear = false

    /// Creates a matched animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(
        elements: [TransitionElementID]? = nil,
        alongside: (any Animator)? = nil,
        arc: CGFloat = 0,
        duration: TimeInterval = 0.4
    ) {
        self.elements = elements
        self.alongside = alongside
        self.arc = arc
        self.duration = duration
    }

    public var movesAnything: Bool { true }

    public var targets: [TransitionTarget] { alongside?.targets ?? [] }

    package var linearized: any Animator {
        var linear = self
        (linear.alongside, linear.isLinear) = (alongside?.withLinearParts, true)
        return linear
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.forward(in: scene) ?? dissolve(in: scene)
        choreography.add(paced(flights(in: scene), choreography.timing))
        return choreography
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = alongside?.backward(in: scene) ?? dissolve(in: scene.reversed()).reversed()
        let flights = Choreography(participants: flights(in: scene.reversed())).reversed().participants
        choreography.add(paced(flights, choreography.timing))
        return choreography
    }

    /// Returns flights that speed up and slow down, if the curves of the screens' animator are in its
    /// keyframes.
    private func paced(_ flights: [Participant], _ timing: TimingCurve) -> [Participant] {
        guard !isLinear, alongside != nil, timing == .linear else { return flights }
        return flights.map { flight in
            flight.with(
                keyframes: Keyframe.sampled { flight.pose(at: TimingCurve.easeInOut.value(at: $0)) }
            )
        }
    }

    /// Returns a choreography in which the incoming screen grows along with the largest view that moves, and
    /// fades in on its background color. The outgoing screen stays beneath it. Without such a view, or in a
    /// card, the screens crossfade.
    private func dissolve(in scene: TransitionScene) -> Choreography {
        guard let sheet = sheet(in: scene) else {
            let fliesText = moving(in: scene).contains { scene.elements[$0]?.outgoing?.isText == true }
            guard fliesText, scene.comesAlone else { return CrossfadeAnimator().forward(in: scene) }
            // The card stays out of focus until the text has almost arrived, rather than being read through
            // it.
            let card = Participant.focusing(sharpening: 0.68...0.92, in: scene)
            return Choreography(participants: [Participant(.outgoing)] + card)
        }
        let background = Participant(
            .decoration(.color(scene.incomingBackgroundColor ?? .plainBackground, in: scene.incomingPlace)),
            shadow: Participant.Shadow(radius: 40, y: 20),
            shade: Participant.Shade(color: sheet.startColor ?? .clear),
            keyframes: Keyframe.sampled { moment in
                // It appears at once behind a view that hides it, in the view's color, and gradually behind
                // text. It has no shadow until it's opaque, because the shadow would be seen through it.
                let span: ClosedRange<CGFloat> = sheet.startsBehindText ? 0.12...0.24 : 0...0.12
                let opacity = smooth(moment / (sheet.startsBehindText ? 0.15 : 0.02))
                return sheet.pose(at: moment).faded(to: opacity)
                    .dimmed(to: sheet.startColor == nil ? 0 : 1 - smooth(moment / 0.32))
                    .shadowed(to: 0.3 * min(part(of: moment, in: span), (1 - moment) / 0.2))
            }
        )
        // A color that a photo hides would be a flash.
        let photo = Participant(
            .blurredPicture(of: .incoming),
            keyframes: background.keyframes.mapPoses {
                $0.faded(to: $0.opacity * (1 - $0.dimming)).dimmed(to: 0).shadowed(to: 0)
            }
        )
        let backgrounds = scene.coveredBackgrounds.contains(.incoming) ? [background, photo] : [background]
        // It appears on the sheet, which hides the outgoing screen, and soon, because the sheet would be
        // empty.
        let span: ClosedRange<CGFloat> = followsFinger(in: scene) ? 0.12...0.55 : 0.2...0.6
        var screen = Participant(
            .incoming,
            keyframes: Keyframe.sampled { moment in
                if moment == 1 { return .rest }
                return sheet.screenPose(at: moment).faded(to: smooth(part(of: moment, in: span)))
            }
        )
        screen.isClippedToDecoration = true
        return Choreography(
            timing: .responsive,
            participants: [Participant.covered(in: scene, dimmedTo: 0.3)]
                + Participant.rim(in: scene) { sheet.pose(at: $0).clip }
                + backgrounds.map { $0.accompanying(.incoming).following(sheet.id) } + [screen]
        )
    }

    private func sheet(in scene: TransitionScene) -> MatchedSheet? {
        // The sheet would be seen only in the frame of a card, and its views can come from outside.
        guard scene.hasOutgoingView || scene.incomingIsWhole else { return nil }
        let views = moving(in: scene).compactMap { id in scene.elements[id].map { (id, $0) } }
        return MatchedSheet(behind: views, arc: arc, isLinear: followsFinger(in: scene), in: scene)
    }

    /// Returns the names of the views that move, in order.
    private func moving(in scene: TransitionScene) -> [TransitionElementID] {
        // Views that were passed to an animator have no name and stay with their screens.
        let named = scene.elements.filter { $0.key.name != nil }
        // Without a requested order, it's that of the outgoing screen, and then that of the names, so that
        // it's the same every time.
        let ranks = (scene.drawingOrder[.outgoing] ?? []).enumerated().map { ($0.element, $0.offset) }
        let order = Dictionary(uniqueKeysWithValues: ranks)
        func comesFirst(_ one: TransitionElementID, _ other: TransitionElementID) -> Bool {
            (order[one] ?? 0, one.name ?? "") < (order[other] ?? 0, other.name ?? "")
        }
        let moving = (elements?.unique ?? named.keys.sorted(by: comesFirst)).filter {
            scene.elements[$0]?.outgoing != nil && scene.elements[$0]?.incoming != nil
        }
        guard elements == nil, alongside == nil else { return moving }
        // Text that lies on none of the others passes behind them, because it can't be read in front of them.
        let isLow = Dictionary(uniqueKeysWithValues: moving.map { ($0, passesBehind($0, moving, in: scene)) })
        return moving.filter { isLow[$0] == true } + moving.filter { isLow[$0] == false }
    }

    /// Returns whether a view is text, and on neither screen lies on another of the views that move.
    private func passesBehind(
        _ id: TransitionElementID,
        _ others: [TransitionElementID],
        in scene: TransitionScene
    ) -> Bool {
        guard let text = scene.elements[id], text.outgoing?.isText == true, text.incoming?.isText == true
        else { return false }
        return others.allSatisfy { name in
            guard name != id, let other = scene.elements[name] else { return true }
            let places = [(text.outgoing, other.outgoing), (text.incoming, other.incoming)]
            return places.allSatisfy { one, another in
                guard let one, let another, !another.isText else { return true }
                return !one.textFrame.insetBy(dx: 1, dy: 1).intersects(another.frame)
            }
        }
    }

    private func followsFinger(in scene: TransitionScene) -> Bool { isLinear && scene.followsFinger }

    private func flights(in scene: TransitionScene) -> [Participant] {
        let (sheet, names) = (sheet(in: scene), moving(in: scene))
        let ranks = scene.drawingOrder.mapValues { Dictionary(uniqueKeysWithValues: zip($0, 0...)) }
        let covers = Dictionary(grouping: foreground(in: scene)) { last(of: names, behind: $0, in: ranks) }
        // Text in front of a card has arrived before the card is sharp.
        let moments: ClosedRange<CGFloat> = sheet == nil && !followsFinger(in: scene) ? 0...0.86 : 0...1
        return names.flatMap { name -> [Participant] in
            let (flight, covers) = (scene.flight(of: name, arc: arc), covers[name] ?? [])
            guard alongside == nil else { return flight + covers }
            guard let text = scene.elements[name], case .text? = text.outgoing?.content,
                !text.hasOwnGrounds, sheet?.isGround(of: text) != true
            else {
                let element = scene.elements[name]
                let isSheet = name == sheet?.id
                return flight.map { crossing($0, as: element, onSheet: isSheet).within(moments) } + covers
            }
            if let sheet, sheet.carries(name) {
                // In another color, it couldn't be read on the sheet.
                let pictures = text.keepsTextColor ? flight : flight.map(changedOver)
                return pictures.map { placed($0, as: text) { sheet.words(of: name, at: $0) } } + covers
            }
            // In front of a card, it's late enough for the card to hide the text behind it.
            let start = min(max(sheet?.firstMoment(behind: text) ?? 0.5, 0.32), 0.8)
            let pictures = flight.map { picture in
                let isNew =
                    picture.subject == .element(name, on: .incoming) && text.incoming?.isBareText == true
                guard let sheet, isNew, let words = text.incoming?.words else { return picture }
                return placed(picture, as: text) { sheet.place(of: words, at: $0) }
            }
            return pictures.map { recolored($0, comingFrom: start).within(moments) } + covers
        }
    }

    /// Returns the moving view after which a view in front of moving views, the cover, is drawn: the last one
    /// behind it that comes before all moving views in front of it.
    ///
    /// - Parameter ranks: The positions in the drawing order of each screen.
    private func last(
        of names: [TransitionElementID],
        behind cover: Participant,
        in ranks: [TransitionSide: [TransitionElementID: Int]]
    ) -> TransitionElementID? {
        guard case .element(let id, let side) = cover.subject, let ranks = ranks[side], let place = ranks[id]
        else { return names.last }
        func isBehind(_ name: TransitionElementID) -> Bool { ranks[name].map { $0 < place } ?? false }
        let lower = names.prefix { ranks[$0] == nil || isBehind($0) }
        return lower.last(where: isBehind) ?? names.last(where: isBehind) ?? names.last
    }

    /// Returns a picture of text that fades earlier. The outgoing text is gone before the sheet is behind it,
    /// and the incoming one appears once the sheet is behind all of it, so that no text is half on one screen
    /// and half on the other.
    private func recolored(_ text: Participant, comingFrom start: CGFloat) -> Participant {
        // At once, before it moves through text that stays.
        faded(text, leaving: 0...0.06, coming: start...start + 0.1)
    }

    /// Returns a picture of text on the sheet that changes its color while the sheet appears.
    private func changedOver(_ text: Participant) -> Participant {
        faded(text, leaving: 0...0.12, coming: 0.08...0.2)
    }

    /// Returns a picture of text that keeps its place on the sheet.
    ///
    /// - Parameter place: A closure that returns the place of the text at a moment.
    private func placed(
        _ picture: Participant,
        as text: TransitionElement,
        at place: (CGFloat) -> MatchedSheet.Words?
    ) -> Participant {
        guard case .element(_, let side) = picture.subject, text.outgoing?.rotation == 0,
            text.incoming?.rotation == 0,
            let view = side == .outgoing ? text.outgoing : text.incoming, let own = view.words
        else { return picture }
        let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
        return picture.with(
            keyframes: picture.keyframes.map { keyframe in
                guard keyframe.time > 0, keyframe.time < 1, let words = place(keyframe.time) else {
                    return keyframe
                }
                let scale = words.fontSize / own.fontSize
                let (hold, mine) = (words.hold(words.alignment), own.hold(words.alignment))
                var pose = keyframe.pose
                (pose.scaleX, pose.scaleY) = (scale, scale)
                pose.x = hold.x - middle.x - scale * (mine.x - middle.x)
                pose.y = hold.y - middle.y - scale * (mine.y - middle.y)
                return Keyframe(at: keyframe.time, pose, timing: keyframe.timing)
            }
        )
    }

    private func faded(
        _ picture: Participant,
        leaving: ClosedRange<CGFloat>,
        coming: ClosedRange<CGFloat>
    ) -> Participant {
        guard case .element(_, let side) = picture.subject else { return picture }
        return picture.with(
            keyframes: picture.keyframes.map { keyframe in
                let passed = smooth(part(of: keyframe.time, in: side == .outgoing ? leaving : coming))
                let pose = keyframe.pose.faded(to: side == .outgoing ? 1 - passed : passed)
                return Keyframe(at: keyframe.time, pose, timing: keyframe.timing)
            }
        )
    }

    /// Returns a picture of a view that crosses over to the other picture while the pair has about the
    /// proportions of the view that isn't an image. Halfway between a round pin and a wide header, the pin
    /// would be a slab, and if the header is hardly wider than high, a blob. The content of a card from which
    /// the sheet grows disappears at once, because the views that lie on it move across it.
    private func crossing(
        _ picture: Participant,
        as element: TransitionElement?,
        onSheet isSheet: Bool
    ) -> Participant {
        guard let start = element?.outgoing, let end = element?.incoming, !start.isText, !end.isText
        else { return picture }
        if isSheet, element?.isCard == true, !start.isPin, !end.isPin {
            return faded(picture, leaving: 0...0.08, coming: 0.08...0.25)
        }
        let isElongated = start.isElongated(as: end) && (start.content == .fill || end.content == .fill)
        guard start.isPin != end.isPin || isElongated else { return picture }
        let isEarly = start.isPin || start.content == .fill && !end.isPin
        let (arrives, leaves): (ClosedRange<CGFloat>, ClosedRange<CGFloat>) =
            isEarly ? (0.02...0.18, 0.16...0.26) : (0.74...0.9, 0.88...0.98)
        return faded(picture, leaving: leaves, coming: arrives)
    }

    /// Returns pictures of the views in front of the moving views, which stay in front of them. Those of the
    /// outgoing screen fade at once; those of the incoming screen appear with the rest of it, or, if the
    /// screens play another animator, when the moving views have almost arrived.
    private func foreground(in scene: TransitionScene) -> [Participant] {
        let leaving = (scene.foreground[.outgoing] ?? []).map { Participant.leaving($0).following($0) }
        let start: CGFloat = alongside == nil ? 0.82 : 0.6
        let coming = (scene.foreground[.incoming] ?? []).map {
            Participant(
                .element($0, on: .incoming),
                keyframes: [Keyframe(at: start, .rest.faded(to: 0)), Keyframe(at: 1, .rest)]
            ).following($0)
        }
        return leaving + coming
    }
}

extension TransitionElement {
    /// Whether the view has an opaque background on both screens, such as a badge. The background moves with
    /// the text, which can be read on it in front of either screen. Without its text, the badge would be
    /// empty.
    fileprivate var hasOwnGrounds: Bool {
        [outgoing, incoming].allSatisfy { place in
            place?.isTranslucent == false && place?.backgroundColor?.cgColor.alpha == 1
        }
    }

    /// Whether the view is text that has about the same color on both screens.
    fileprivate var keepsTextColor: Bool {
        func parts(_ color: UIColor?) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            let isKnown = color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true
            return isKnown ? [red, green, blue, alpha] : []
        }
        let (from, to) = (parts(outgoing?.textColor), parts(incoming?.textColor))
        return from.count == to.count && zip(from, to).allSatisfy { abs($0 - $1) < 0.25 }
    }
}

extension TransitionElement.Place {
    fileprivate var isText: Bool { if case .text = content { true } else { false } }

    /// The frame of the text, or of a view that isn't text.
    fileprivate var textFrame: CGRect {
        if case .text(let frame, _, _) = content { return frame }
        return frame
    }

    /// Whether the view is round and not an image, which would have more to show if it were larger.
    fileprivate var isPin: Bool {
        let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
        return content == .fill && long < 1.5 * short && cornerRadius > 0.45 * short
    }

    /// Returns whether the proportions of this view and another one differ by more than a factor of two.
    fileprivate func isElongated(as other: TransitionElement.Place) -> Bool {
        let (one, another) = (frame.width * other.frame.height, frame.height * other.frame.width)
        return max(one, another) > 2 * min(one, another)
    }
}

extension Choreography {
    /// Adds the participants whose subjects don't take part yet.
    fileprivate mutating func add(_ others: [Participant]) {
        let known = Set(participants.map(\.subject))
        participants += others.filter { !known.contains($0.subject) }
    }
}

extension Animator where Self == MatchedAnimator {
    /// Returns an animator that moves the views that both screens name. See ``MatchedAnimator``.
    public static func matched(
        elements: [TransitionElementID]? = nil,
        alongside: (any Animator)? = nil,
        arc: CGFloat = 0,
        duration: TimeInterval = 0.4
    ) -> MatchedAnimator {
        MatchedAnimator(elements: elements, alongside: alongside, arc: arc, duration: duration)
    }
}
