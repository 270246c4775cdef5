import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Shared elements in every container, in both directions, automatically and with a drag.
@MainActor @Suite struct ElementMatrixTests {
    enum Kind: String, CaseIterable, Sendable { case matched, expand, circle }

    struct Case: Sendable, CustomTestStringConvertible {
        let kind: Kind
        let container: ContainerKind
        let direction: TransitionDirection
        let layoutDirection: UIUserInterfaceLayoutDirection

        var testDescription: String {
            values.joined(separator: " ")
        }

        /// For a drag, the progress at which the finger lets go, and whether the transition then finishes.
        var progress = 0.5
        var finishes = true

        var values: [String] {
            [
                "\(kind)", "\(container)", "\(direction)", layoutDirection == .rightToLeft ? "rtl" : "ltr",
                "\(progress)", finishes ? "finishes" : "returns",
            ]
        }

        /// Each kind in each container, in both directions. The rest varies in turn.
        static let all: [Case] = Kind.allCases.enumerated().flatMap { kindIndex, kind in
            ContainerKind.allCases.enumerated().flatMap { containerIndex, container in
                TransitionDirection.allCases.enumerated().map { directionIndex, direction in
                    let turn = containerIndex + 5 * kindIndex + 3 * directionIndex
                    return Case(
                        kind: kind,
                        container: container,
                        direction: direction,
                        layoutDirection: turn & 1 == 0 ? .leftToRight : .rightToLeft,
                        progress: turn & 2 == 0 ? 0.3 : 0.7,
                        finishes: turn & 4 == 0
                    )
                }
            }
        }

        /// The same with the opposite outcome.
        static let dragged =
            all
            + all.map { test in
                var other = test
                other.finishes.toggle()
                return other
            }
    }

    @Test("Every pair of the varied values is covered")
    func everyPairOfTheVariedValuesIsCovered() {
        #expect(Turns.missingPairs(in: Case.all.map(\.values), counts: [3, 4, 2, 2, 2, 2]) == [])
    }

    private func makeAnimator(_ kind: Kind) -> any Animator {
        switch kind {
        case .matched: MatchedAnimator(alongside: SlideAnimator(), arc: 0.5)
        case .expand: ExpandAnimator(source: "card")
        case .circle: CircleRevealAnimator(origin: .element("card"))
        }
    }

    /// Both screens name a card with a shadow, a photo in a scroll view, and a title. If the backward
    /// transition is next, the second one is visible.
    private func makeRig(_ test: Case, _ interaction: InteractionController) -> ElementRig {
        let rig = ElementRig(
            makeAnimator(test.kind),
            in: test.container,
            interaction: interaction,
            layoutDirection: test.layoutDirection
        )
        fill(rig.first, CGRect(x: 20, y: 120, width: 140, height: 90), title: 17)
        fill(rig.second, CGRect(x: 0, y: 0, width: 390, height: 300), title: 34)
        if test.direction == .backward {
            rig.start(.forward)
            rig.advance(by: 2)
        }
        UIApplication.shared.tick()
        return rig
    }

    private func fill(_ screen: ElementScreen, _ frame: CGRect, title size: CGFloat) {
        let card = screen.add("card", UIView(), at: frame, color: .orange, cornerRadius: 14)
        card.layer.shadowOpacity = 0.3
        let scroll = UIScrollView(frame: CGRect(x: 200, y: 320, width: 180, height: 200))
        scroll.contentSize = CGSize(width: 180, height: 900)
        screen.view.addSubview(scroll)
        scroll.contentOffset.y = 300
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let photo = screen.add(
            "photo",
            UIImageView(image: image),
            at: CGRect(x: 10, y: 320, width: 3 * size, height: 3 * size),
            in: scroll
        )
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        let label = screen.add(
            "title",
            UILabel(),
            at: CGRect(x: 20, y: 560, width: 300, height: 44),
            color: .clear
        )
        label.text = "Title"
        label.font = .systemFont(ofSize: size)
    }

    private func state(_ rig: ElementRig) -> [ViewState] {
        [rig.first, rig.second].map { ViewState($0.view, includesPlace: false) }
    }

    private func shownColor(_ test: Case, finished: Bool) -> [UInt8] {
        (test.direction == .forward) == finished ? [0, 0, 255] : [255, 0, 0]
    }

    @Test("After playing, everything is restored and visible", arguments: Case.all)
    func afterPlayingEverythingIsRestoredAndVisible(test: Case) {
        let rig = makeRig(test, InteractionController())
        let before = state(rig)
        rig.start(test.direction)
        if test.kind != .circle {
            #expect(!rig.pictures.isEmpty)
            #expect(rig.first.elements["card"]?.isShown == false)
        }
        rig.advance(by: 2)
        #expect(state(rig) == before)
        #expect(rig.pictures.isEmpty)
        #expect(rig.color(at: CGPoint(x: 195, y: 640)) == shownColor(test, finished: true))
    }

    @Test(
        "After a drag, finished or canceled, everything is restored and visible",
        arguments: Case.dragged
    )
    func afterADragFinishedOrCanceledEverythingIsRestoredAndVisible(test: Case) {
        let interaction = InteractionController()
        let rig = makeRig(test, interaction)
        let before = state(rig)
        let window = ViewState(rig.window)
        interaction.begin()
        rig.start(test.direction)
        interaction.update(test.progress)
        rig.advance(by: 0.05)
        #expect(interaction.state == .interactive)
        if test.finishes { interaction.finish() } else { interaction.cancel() }
        UIApplication.shared.advance(by: 2, frameInterval: 0.1)
        #expect(interaction.state == .idle)
        #expect(state(rig) == before)
        #expect(rig.pictures.isEmpty)
        if !test.finishes { #expect(ViewState(rig.window) == window) }
        #expect(rig.color(at: CGPoint(x: 195, y: 640)) == shownColor(test, finished: test.finishes))
    }

    @Test("With Reduce Motion, nothing flies, but the new screen appears", arguments: Case.all)
    func reduceMotion(test: Case) {
        let rig = makeRig(test, InteractionController())
        UIAccessibility.setReduceMotionEnabled(true)
        let before = state(rig)
        rig.start(test.direction)
        #expect(rig.pictures.isEmpty)
        #expect(rig.first.elements["card"]?.alpha == 1)
        rig.advance(by: 0.31)
        #expect(state(rig) == before)
        #expect(rig.color(at: CGPoint(x: 195, y: 640)) == shownColor(test, finished: true))
    }

    @Test("Nothing leaks, finished or canceled", arguments: Case.all)
    func nothingLeaksFinishedOrCanceled(test: Case) {
        weak var screen: UIViewController?
        weak var element: UIView?
        weak var container: UIView?
        weak var picture: UIView?
        do {
            let interaction = InteractionController()
            let rig = makeRig(test, interaction)
            interaction.begin()
            rig.start(test.direction)
            interaction.update(0.5)
            (screen, element) = (rig.second, rig.second.elements["card"])
            (container, picture) = (rig.container, rig.pictures.last)
            #expect(container != nil)
            if test.finishes { interaction.finish() } else { interaction.cancel() }
            UIApplication.shared.advance(by: 2, frameInterval: 0.1)
            #expect(picture == nil)
            // A presenting and a presented controller retain each other until the dismissal.
            if test.container == .modal { rig.first.dismiss(animated: false) }
            UIApplication.shared.tick()
        }
        UIApplication.reset()
        #expect(screen == nil)
        #expect(element == nil)
        #expect(container == nil)
    }
}
