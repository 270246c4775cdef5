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

    /// Returns flights that ease in and out, if the animator of the screens has its curves in its keyframes
    /// and not in its timing.
    private func paced(_ flights: [Participant], _ timing: TimingCurve) -> [Participant] {
        guard !isLinear, alongside != nil, timing == .linear else { return flights }
        return flights.map { flight in
            flight.with(
                keyframes: Keyframe.sampled { flight.pose(at: TimingCurve.easeInOut.value(at: $0)) }
            )
        }
    }

    private func followsFinger(in scene: TransitionScene) -> Bool { isLinear && scene.followsFinger }

    // MARK: The screens

    /// Returns a choreography in which the incoming screen grows along with the largest view that moves, and
    /// fades in on its background color. The outgoing screen stays beneath it. Without such a view, or in a
    /// card, the screens crossfade.
    private func dissolve(in scene: TransitionScene) -> Choreography {
        guard let sheet = sheet(in: scene) else { return crossfade(in: scene) }
        return Choreography(
            timing: .responsive,
            participants: [Participant.covered(in: scene, dimmedTo: 0.3)]
                + Participant.rim(in: scene) { sheet.pose(at: $0).clip }
                + backgrounds(of: sheet, in: scene) + [screen(on: sheet, in: scene)]
        )
    }

    private func sheet(in scene: TransitionScene) -> MatchedSheet? {
        // The sheet would be seen only in the frame of a card, and its views can come from outside.
        guard scene.hasOutgoingView || scene.incomingIsWhole else { return nil }
        let views = moving(in: scene).compactMap { id in scene.elements[id].map { (id, $0) } }
        return MatchedSheet(behind: views, arc: arc, isLinear: followsFinger(in: scene), in: scene)
    }

    private func crossfade(in scene: TransitionScene) -> Choreography {
        let fliesText = moving(in: scene).contains { scene.elements[$0]?.outgoing?.isText == true }
        guard fliesText, scene.comesAlone else { return CrossfadeAnimator().forward(in: scene) }
        // The card stays out of focus until the text has almost arrived, rather than being read through it.
        let card = Participant.focusing(sharpening: 0.68...0.92, in: scene)
        return Choreography(participants: [Participant(.outgoing)] + card)
    }

    /// Returns the background of the incoming screen as it grows: its color, and on a photo, a blurred
    /// picture of it.
    private func backgrounds(of sheet: MatchedSheet, in scene: TransitionScene) -> [Participant] {
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
        return backgrounds.map { $0.accompanying(.incoming).following(sheet.id) }
    }

    /// Returns the incoming screen, which grows with its background, cut off at its edges.
    private func screen(on sheet: MatchedSheet, in scene: TransitionScene) -> Participant {
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
        return screen
    }

    // MARK: The views

    /// Returns pictures of the views that move, each followed by those of the views that lie on it.
    private func flights(in scene: TransitionScene) -> [Participant] {
        let (sheet, names) = (sheet(in: scene), moving(in: scene))
        let ranks = scene.drawingOrder.mapValues { Dictionary(uniqueKeysWithValues: zip($0, 0...)) }
        let covers = Dictionary(grouping: foreground(in: scene)) { last(of: names, behind: $0, in: ranks) }
        return names.flatMap { name -> [Participant] in
            pictures(of: name, on: sheet, in: scene) + (covers[name] ?? [])
        }
    }

    /// Returns the pictures of a view that moves, one from each screen.
    private func pictures(
        of name: TransitionElementID,
        on sheet: MatchedSheet?,
        in scene: TransitionScene
    ) -> [Participant] {
        let flight = scene.flight(of: name, arc: arc)
        guard alongside == nil, let element = scene.elements[name] else { return flight }
        // Text in front of a card has arrived before the card is sharp.
        let moments: ClosedRange<CGFloat> = sheet == nil && !followsFinger(in: scene) ? 0...0.86 : 0...1
        let others = moving(in: scene).compactMap { $0 == name ? nil : scene.elements[$0] }
        if name == sheet?.id, others.contains(where: { element.isGround(of: $0) }) {
            return flight.map { $0.clearing().within(moments) }
        }
        let liesOnCard = sheet?.isGround(of: element) == true
        guard element.outgoing?.isText == true, !element.hasOwnGrounds, !liesOnCard else {
            return flight.map { $0.crossing(as: element).within(moments) }
        }
        if let sheet, sheet.carries(name) {
            // In another color, it couldn't be read on the sheet.
            let pictures = element.keepsTextColor ? flight : flight.map { $0.recoloring() }
            return pictures.map { picture in
                picture.placed(as: element) { sheet.words(of: name, at: $0) }
            }
        }
        // In front of a card, it's late enough for the card to hide the text behind it.
        let start = min(max(sheet?.firstMoment(behind: element) ?? 0.5, 0.32), 0.8)
        let pictures = flight.map { picture in
            let isNew =
                picture.subject == .element(name, on: .incoming) && element.incoming?.isBareText == true
            guard let sheet, isNew, let words = element.incoming?.words else { return picture }
            return picture.placed(as: element) { sheet.place(of: words, at: $0) }
        }
        return pictures.map { $0.fadingApart(comingFrom: start).within(moments) }
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

    // MARK: Their order

    /// Returns the names of the views that move, from back to front.
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
        // A card on which it lies stays behind it.
        let low = Set(moving.filter { passesBehind($0, moving, in: scene) })
        let texts = low.compactMap { scene.elements[$0] }
        let cards = moving.filter { id in texts.contains { scene.elements[id]?.isGround(of: $0) == true } }
        let high = moving.filter { !low.contains($0) && !cards.contains($0) }
        return cards + moving.filter { low.contains($0) } + high
    }

    /// Returns whether a view is text, and on neither screen lies on another of the views that move, except
    /// on a card.
    private func passesBehind(
        _ id: TransitionElementID,
        _ others: [TransitionElementID],
        in scene: TransitionScene
    ) -> Bool {
        guard let text = scene.elements[id], text.outgoing?.isText == true, text.incoming?.isText == true
        else { return false }
        return !others.contains { name in
            guard name != id, let other = scene.elements[name] else { return false }
            return text.lies(on: other) && !other.isGround(of: text)
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
