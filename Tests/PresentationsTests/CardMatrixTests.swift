import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Every kind of card, in everything that can show it, at every edge, in both layout directions, with and
/// without Reduce Motion, and with and without a keyboard.
@MainActor @Suite struct CardMatrixTests {
    enum Kind: CaseIterable {
        case card, drawer, sheet, panel, toast

        var edges: [TransitionEdge?] {
            switch self {
            case .card: TransitionEdge.allCases + [nil]
            case .drawer, .toast: TransitionEdge.allCases
            case .sheet, .panel: [.bottom]
            }
        }

        func presentation(at edge: TransitionEdge?) -> CardPresentation {
            switch self {
            case .card: .card(edge: edge)
            case .drawer: .drawer(edge: edge ?? .leading)
            case .sheet: .sheet()
            case .panel: .panel()
            case .toast: .toast(edge: edge ?? .top, duration: 100)
            }
        }

        /// The size of the card without a keyboard, in a container of 390 by 844 points with 47 points of
        /// safe area at the top, and 34 at the bottom. The content needs 250 by 200 points.
        func size(at edge: TransitionEdge?, standsOnKeyboard: Bool) -> CGSize {
            let isUpright = edge == .top || edge == .bottom
            switch self {
            case .card:
                guard let edge else { return CGSize(width: 250, height: 200) }
                if !isUpright { return CGSize(width: 250, height: 844) }
                let safeArea: CGFloat = edge == .top ? 47 : standsOnKeyboard ? 0 : 34
                return CGSize(width: 390, height: 200 + safeArea)
            case .drawer:
                if !isUpright { return CGSize(width: 312, height: 844) }
                let room: CGFloat = edge == .top ? 844 - 34 : 844 - 47
                // On the keyboard, there's only that much.
                return CGSize(width: 390, height: min(room * 0.8, standsOnKeyboard ? 844 - 47 - 300 : room))
            case .sheet: return CGSize(width: 390, height: (844 - 47 - 10) / 2)
            case .panel: return CGSize(width: 390, height: 80)
            case .toast: return CGSize(width: 250, height: 200)
            }
        }
    }

    enum Host: CaseIterable {
        case presentation, screen, stack, tabs, container
    }

    /// The conditions of one run.
    private struct Case: CustomStringConvertible {
        let kind: Kind
        let host: Host
        let edge: TransitionEdge?
        let isMirrored: Bool
        let reducesMotion: Bool
        let hasKeyboard: Bool

        var description: String {
            let name = edge.map { "\($0)" } ?? "center"
            return "\(kind) \(host) \(name) rtl \(isMirrored) motion \(!reducesMotion) keys \(hasKeyboard)"
        }

        /// Where the card is at rest.
        var frame: CGRect {
            let avoids = hasKeyboard && (edge == .bottom || edge == nil)
            let size = kind.size(at: edge, standsOnKeyboard: avoids)
            let margin: CGFloat = kind == .toast ? 8 : edge == nil ? 24 : 0
            let isInside = kind == .toast || edge == nil
            let isAboveBar = kind == .toast && host == .tabs && edge == .bottom
            let area = CGRect(x: margin, y: margin, width: 390 - 2 * margin, height: 844 - 2 * margin)
            let (top, bottom) = (
                area.minY + (isInside ? 47 : 0),
                avoids ? 544 - margin : area.maxY - (isInside ? 34 : 0) - (isAboveBar ? 49 : 0)
            )
            let isAtLeft = edge == (isMirrored ? .trailing : .leading)
            let isAtSide = edge == .leading || edge == .trailing
            return CGRect(
                x: isAtSide ? (isAtLeft ? margin : 390 - margin - size.width) : (390 - size.width) / 2,
                y: edge == .top
                    ? top : edge == .bottom ? bottom - size.height : (top + bottom - size.height) / 2,
                width: size.width,
                height: size.height
            )
        }
    }

    @Test("Every card comes, rests, and goes as documented", arguments: Kind.allCases, Host.allCases)
    func everyCardComesRestsAndGoesAsDocumented(kind: Kind, host: Host) {
        for edge in kind.edges {
            for bits in 0..<8 {
                run(
                    Case(
                        kind: kind,
                        host: host,
                        edge: edge,
                        isMirrored: bits & 1 > 0,
                        reducesMotion: bits & 2 > 0,
                        hasKeyboard: bits & 4 > 0
                    )
                )
            }
        }
    }

    private func run(_ conditions: Case) {
        let scene = CardScene(
            CardScreen(CGSize(width: 250, height: 200)),
            layoutDirection: conditions.isMirrored ? .rightToLeft : .leftToRight
        )
        UIAccessibility.setReduceMotionEnabled(conditions.reducesMotion)
        if conditions.hasKeyboard { UIApplication.shared.softwareKeyboardHeight = 300 }
        let parent = embed(scene, conditions.host)
        scene.window.rootViewController = parent
        scene.advance(0.1)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        scene.screen.view.addSubview(field)
        show(scene, conditions, in: parent)
        advance(0.5, scene)
        field.becomeFirstResponder()
        advance(1, scene)
        #expect(isNear(scene.shownFrame, conditions.frame, within: 1), "\(conditions)")
        let safeArea = scene.screen.view.safeAreaInsets
        if conditions.hasKeyboard, conditions.edge == .bottom { #expect(safeArea.bottom == 0) }
        #expect(scene.screen.view.bounds.size == scene.shownFrame.size)
        leave(scene, conditions)
        #expect(scene.screen.viewIfLoaded?.window == nil, "\(conditions)")
        #expect(parent.presentedViewController == nil && parent.view.transform.isIdentity)
        #expect(CATransform3DIsIdentity(parent.view.layer.sublayerTransform))
        #expect(scene.root.view.convert(scene.root.view.bounds, to: nil) == scene.window.bounds)
        #expect(UIApplication.shared.isIdle, "\(conditions)")
    }

    private func embed(_ scene: CardScene, _ host: Host) -> UIViewController {
        switch host {
        case .presentation, .screen: return scene.root
        case .stack: return UINavigationController(rootViewController: scene.takeRoot())
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [scene.takeRoot()]
            return tabs
        case .container: return ContainerViewController(viewControllers: [scene.takeRoot()])
        }
    }

    /// Shows the card, and checks how it comes.
    private func show(_ scene: CardScene, _ conditions: Case, in parent: UIViewController) {
        let presentation = conditions.kind.presentation(at: conditions.edge)
        if conditions.host == .presentation {
            scene.root.present(scene.screen, as: presentation)
        } else {
            parent.addCard(scene.screen, as: presentation)
        }
        advance(0.1, scene)
        let place = scene.controller?.frameOfPresentedViewInContainerView ?? .null
        let way = conditions.edge?.outward ?? CGVector(dx: 0, dy: 0)
        let outward = conditions.isMirrored ? -way.dx : way.dx
        let shown = scene.shownFrame
        let moved = CGVector(dx: shown.midX - place.midX, dy: shown.midY - place.midY)
        if conditions.reducesMotion || conditions.edge == nil {
            #expect(hypot(moved.dx, moved.dy) < 0.5, "\(conditions)")
        } else {
            // Only along its edge.
            #expect(moved.dx * outward + moved.dy * way.dy > 5, "\(conditions)")
            #expect(abs(moved.dx * way.dy) + abs(moved.dy * outward) < 0.5, "\(conditions)")
        }
    }

    /// Dismisses the card as people do if they can, and the app otherwise.
    private func leave(_ scene: CardScene, _ conditions: Case) {
        let isByTap = conditions.kind != .panel && conditions.kind != .toast
        if isByTap {
            // The first tap ends editing, which can move the card.
            tapBeside(scene)
            advance(0.8, scene)
            #expect(scene.screen.view.window != nil, "\(conditions)")
            tapBeside(scene)
        } else {
            scene.controller?.dismiss(animated: true)
        }
        advance(1.2, scene)
    }

    private func tapBeside(_ scene: CardScene) {
        let places = [(3, 20), (387, 20), (3, 520), (387, 520), (3, 760)]
        let points = places.map { CGPoint(x: $0.0, y: $0.1) }
        guard let beside = points.first(where: { !scene.shownFrame.contains($0) }) else {
            Issue.record("a card covers everything")
            return
        }
        scene.touch.tap(at: beside)
    }

    private func advance(_ seconds: TimeInterval, _ scene: CardScene) {
        UIApplication.shared.advance(by: seconds, frameInterval: 1.0 / 30)
    }
}
