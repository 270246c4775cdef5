import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The positions of cards at rest, halfway, and afterward, on a phone of 390 × 844 points whose safe area
/// ends 47 points below the top and 34 points above the bottom.
@MainActor @Suite struct CardPlaceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let presentation: CardPresentation
        /// In a left-to-right layout.
        let frame: CGRect
        /// The edge that it enters from, in a left-to-right layout.
        let edge: TransitionEdge?

        var testDescription: String { name }
    }

    nonisolated static let cases: [Case] = [
        // The height is 120 points plus the safe area at the bottom.
        Case(
            name: "card at the bottom",
            presentation: .card(),
            frame: CGRect(x: 0, y: 690, width: 390, height: 154),
            edge: .bottom
        ),
        Case(
            name: "card at the top",
            presentation: .card(edge: .top),
            frame: CGRect(x: 0, y: 0, width: 390, height: 167),
            edge: .top
        ),
        Case(
            name: "card at the leading edge",
            presentation: .card(edge: .leading),
            frame: CGRect(x: 0, y: 0, width: 200, height: 844),
            edge: .leading
        ),
        Case(
            name: "card at the trailing edge",
            presentation: .card(edge: .trailing),
            frame: CGRect(x: 190, y: 0, width: 200, height: 844),
            edge: .trailing
        ),
        // Centered in the safe area, whose insets are 47 and 34 points.
        Case(
            name: "card in the middle",
            presentation: .card(edge: nil),
            frame: CGRect(x: 95, y: 368.5, width: 200, height: 120),
            edge: nil
        ),
        Case(
            name: "drawer",
            presentation: .drawer(),
            frame: CGRect(x: 0, y: 0, width: 312, height: 844),
            edge: .leading
        ),
        Case(
            name: "trailing drawer",
            presentation: .drawer(edge: .trailing),
            frame: CGRect(x: 78, y: 0, width: 312, height: 844),
            edge: .trailing
        ),
        // Half of the 787 points between the bottom and ten points below the safe area.
        Case(
            name: "sheet",
            presentation: .sheet(),
            frame: CGRect(x: 0, y: 450.5, width: 390, height: 393.5),
            edge: .bottom
        ),
        Case(
            name: "toast",
            presentation: .toast(),
            frame: CGRect(x: 95, y: 55, width: 200, height: 120),
            edge: .top
        ),
        Case(
            name: "toast at the bottom",
            presentation: .toast(edge: .bottom),
            frame: CGRect(x: 95, y: 682, width: 200, height: 120),
            edge: .bottom
        ),
    ]

    private static func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    @Test(
        "System 16: at rest, halfway, and gone",
        arguments: cases,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func atRestHalfwayAndGone(item: Case, direction: UIUserInterfaceLayoutDirection) {
        let scene = CardScene(layoutDirection: direction)
        let isMirrored = direction == .rightToLeft
        let rest = isMirrored ? Self.mirrored(item.frame) : item.frame
        // A toast is placed in the next frame.
        let delay = item.presentation.duration == nil ? 0 : 1.0 / 60
        let start = CACurrentMediaTime() + delay
        scene.present(item.presentation)
        // The first frame shows nothing of it, unless it fades in.
        if item.edge != nil {
            #expect(!scene.shownFrame.insetBy(dx: 0.1, dy: 0.1).intersects(scene.window.bounds))
        }
        for _ in 0..<6 {
            scene.advance(0.05)
            #expect(
                isNear(
                    scene.shownFrame,
                    expected(item, rest, isMirrored, after: CACurrentMediaTime() - start)
                )
            )
        }
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest, within: 0.01))
        #expect(isNear(scene.screen.view.convert(scene.screen.view.bounds, to: nil), rest, within: 0.01))
        if item.presentation.backdrop != .none { #expect(scene.backdropStrength == 1) }
        scene.controller?.dismiss(animated: true)
        scene.advance(0.2)
        #expect(!isNear(scene.shownFrame, rest, within: 1))
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log.isEmpty)
    }

    /// The position on a critically damped spring of 0.4 seconds.
    private func expected(_ item: Case, _ rest: CGRect, _ isMirrored: Bool, after seconds: TimeInterval)
        -> CGRect
    {
        let progress = TimingCurve.spring(dampingRatio: 1).value(at: CGFloat(seconds / 0.4), duration: 0.4)
        guard let edge = item.edge else {
            let scale = 0.92 + 0.08 * progress
            return rest.insetBy(dx: rest.width * (1 - scale) / 2, dy: rest.height * (1 - scale) / 2)
        }
        let left = 1 - progress
        switch edge {
        case .top: return rest.offsetBy(dx: 0, dy: -rest.maxY * left)
        case .bottom: return rest.offsetBy(dx: 0, dy: (844 - rest.minY) * left)
        case .leading, .trailing:
            let isLeft = (edge == .leading) != isMirrored
            return rest.offsetBy(dx: (isLeft ? -rest.maxX : 390 - rest.minX) * left, dy: 0)
        }
    }

    @Test("With Reduce Motion, it fades in place", arguments: cases)
    func reducedMotion(item: Case) throws {
        let scene = CardScene()
        UIAccessibility.setReduceMotionEnabled(true)
        scene.present(item.presentation)
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, item.frame))
        let opacity = try #require(scene.card?.layer.presentation()).opacity
        #expect(opacity > 0.05 && opacity < 0.95)
        scene.advance(1)
        #expect(scene.card?.alpha == 1)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, item.frame))
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("Nothing is left behind, and nothing leaks", arguments: cases)
    func leavesNothing(item: Case) {
        weak var controller: CardPresentationController?
        weak var screen: CardScreen?
        weak var card: UIView?
        let scene = CardScene()
        let before = ViewState(scene.window)
        do {
            let own = CardScreen()
            scene.root.present(own, as: item.presentation)
            scene.advance(1)
            (controller, screen) = (own.cardPresentationController, own)
            card = controller?.presentedView
            #expect(controller != nil && card != nil)
            own.cardPresentationController?.dismiss(animated: true)
            scene.advance(1)
            #expect(own.additionalSafeAreaInsets == .zero)
        }
        scene.advance(0.1)
        #expect(controller == nil)
        #expect(screen == nil)
        #expect(card == nil)
        #expect(ViewState(scene.window) == before)
    }

    @Test("Invalid values are replaced as documented")
    func badInput() {
        var card = CardPresentation.card()
        card.height = .points(.nan)
        card.width = .fraction(-1)
        card.insets = NSDirectionalEdgeInsets(top: .nan, leading: -5, bottom: -.infinity, trailing: .infinity)
        card.maximumWidth = 0
        card.corners = .fixed(.nan)
        card.duration = -.infinity
        let scene = CardScene()
        scene.show(card)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 690, width: 390, height: 154)))
        card.detents = []
        card.height = .points(5000)
        scene.controller?.presentation = card
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 47, width: 390, height: 797)))
        // Without constraints and an own size, half of the available space.
        let blank = CardScene(CardScreen(.zero))
        blank.show(.card())
        #expect(isNear(blank.shownFrame, CGRect(x: 0, y: 445.5, width: 390, height: 398.5)))
        // No space at all.
        let tiny = CardScene(size: CGSize(width: 20, height: 20))
        tiny.show(.card(edge: nil))
        #expect(tiny.shownFrame.width == 0)
    }

    @Test("A drawer comes in at its own side if the app forces another direction on the window")
    func forcedWindow() {
        let scene = CardScene()
        scene.window.semanticContentAttribute = .forceRightToLeft
        scene.present(.drawer())
        scene.advance(0.1)
        #expect(scene.shownFrame.minX < -1 && scene.shownFrame.maxX > 1)
        scene.advance(1)
        #expect(abs(scene.shownFrame.minX) < 0.5)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.1)
        #expect(scene.shownFrame.minX < -1)
        scene.advance(1)
        #expect(scene.isGone)
    }

    // MARK: Alignment

    @Test(
        "A card at the top or bottom can be at an end of its edge, wherever it's dragged to",
        arguments: CardPresentation.Alignment.allCases,
        [false, true]
    )
    func cardAtTopOrBottomCanBeAtEndOfEdge(alignment: CardPresentation.Alignment, isMirrored: Bool) {
        let scene = CardScene(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        var sheet = CardPresentation.sheet(detents: [.points(200), .points(400)])
        (sheet.alignment, sheet.maximumWidth) = (alignment, 300)
        sheet.insets.leading = 10
        scene.show(sheet)
        // 380 points are left beside the inset.
        let left: CGFloat =
            switch alignment {
            case .center: 50
            case .leading: 10
            case .trailing: 90
            }
        let x = isMirrored ? 90 - left : left
        #expect(isNear(scene.shownFrame, CGRect(x: x, y: 644, width: 300, height: 200)))
        scene.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -110), duration: 0.5)
        #expect(isNear(scene.shownFrame, CGRect(x: x, y: 544, width: 300, height: 300), within: 1))
        scene.touch.cancel()
        scene.advance(1)
        scene.controller?.presentation.maximumWidth = nil
        scene.advance(0.1)
        #expect(abs(scene.shownFrame.width - 380) < 0.5)
    }

    @Test(
        "Beside a notch, an aligned card keeps clear of it, or is wider by what it covers",
        arguments: CardPresentation.Alignment.allCases,
        [false, true]
    )
    func alignmentInLandscape(alignment: CardPresentation.Alignment, isInSafeArea: Bool) {
        let scene = CardScene()
        UIApplication.shared.windowScene.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
        )
        scene.advance(1)
        var card = CardPresentation.card()
        (card.alignment, card.width) = (alignment, .fitting)
        if isInSafeArea { card.insetReference = .fromSafeArea }
        scene.show(card)
        let width: CGFloat = isInSafeArea || alignment == .center ? 200 : 247
        let margin: CGFloat = isInSafeArea ? 47 : 0
        let x: CGFloat =
            switch alignment {
            case .center: 322
            case .leading: margin
            case .trailing: 844 - margin - width
            }
        #expect(isNear(scene.shownFrame, CGRect(x: x, y: 270, width: width, height: 120)))
    }

    @Test(
        "At the sides and in the center, the alignment has no effect",
        arguments: [.leading, nil] as [TransitionEdge?]
    )
    func alignmentElsewhere(edge: TransitionEdge?) {
        var frames: [CGRect] = []
        for alignment in CardPresentation.Alignment.allCases {
            let scene = CardScene()
            var card = CardPresentation.card(edge: edge)
            card.alignment = alignment
            scene.show(card)
            frames.append(scene.shownFrame)
        }
        #expect(frames.allSatisfy { isNear($0, frames[0]) })
    }

    @Test("A shadow that's larger or farther away than 200 points is one of 200 points")
    func hugeShadow() throws {
        let shadows = try [
            Participant.Shadow(radius: 200, x: -200, y: 200),
            Participant.Shadow(radius: 300, x: -20_000, y: .greatestFiniteMagnitude),
        ].map { shadow in
            var card = CardPresentation.card()
            card.shadow = shadow
            let scene = CardScene()
            scene.show(card)
            let view = try #require(scene.card?.subviews.first as? UIImageView)
            return (frame: view.frame, size: try #require(view.image).size)
        }
        #expect(shadows[0].frame.minX < -200 && shadows[0].frame.width < 2000)
        #expect(shadows[1].frame == shadows[0].frame && shadows[1].size == shadows[0].size)
    }

    // MARK: Other kinds

    @Test("A drawer at the top or bottom covers four fifths of the height, and the whole width")
    func uprightDrawers() {
        // Of the height that the safe area at the other end leaves: 810 or 797 points.
        for (edge, frame) in [
            (TransitionEdge.top, CGRect(x: 0, y: 0, width: 390, height: 648)),
            (.bottom, CGRect(x: 0, y: 206.4, width: 390, height: 637.6)),
        ] {
            let scene = CardScene()
            scene.show(.drawer(edge: edge))
            #expect(isNear(scene.shownFrame, frame), "\(scene.shownFrame)")
        }
    }

    @Test("On a wide screen, a sheet and a card are 640 points wide, and a panel 420, but drawers go across")
    func wideScreens() {
        let size = CGSize(width: 1024, height: 768)
        for (card, frame) in [
            (CardPresentation.sheet(), CGRect(x: 192, y: 389, width: 640, height: 379)),
            (.panel(), CGRect(x: 302, y: 688, width: 420, height: 80)),
            (.card(), CGRect(x: 192, y: 648, width: 640, height: 120)),
            (.card(edge: .top), CGRect(x: 192, y: 0, width: 640, height: 120)),
            (.card(edge: .leading), CGRect(x: 0, y: 0, width: 200, height: 768)),
            (.drawer(edge: .bottom), CGRect(x: 0, y: 153.6, width: 1024, height: 614.4)),
        ] {
            let scene = CardScene(size: size)
            scene.show(card)
            #expect(isNear(scene.shownFrame, frame), "\(scene.shownFrame)")
        }
    }
}
