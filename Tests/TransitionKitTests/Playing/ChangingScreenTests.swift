import Animators
import Foundation
@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Screens whose content arrives, plays, or loads while a transition shows pictures of them.
@MainActor @Suite struct ChangingScreenTests {
    private static let header = CGRect(x: 0, y: 300, width: 390, height: 250)

    /// Animators that show the new screen whole, in slices, and blurred.
    private nonisolated static let animators: [(String, any Animator)] = [
        ("expand", .expand(source: "thumb")), ("zoom", .zoom()), ("shrink", .shrink()), ("fold", .fold()),
        ("mosaic", .mosaic()), ("flip", .turn()), ("cover flow", .coverFlow()), ("reels", .reels()),
        ("nat geo", .natGeo()), ("pop up", .popUp()), ("twist", .twist()), ("portal", .portal()),
        ("book", .book()), ("swing", .swing()), ("scale fade", .scaleFade()),
    ]

    private func app() -> (TestApp, UIViewController, UIViewController, UIView) {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        let header = UIView(frame: Self.header)
        header.backgroundColor = .red
        detail.view.backgroundColor = .white
        detail.view.addSubview(header)
        return (app, list, detail, header)
    }

    /// A screen with a named view at the top.
    private final class PhotoScreen: UIViewController, TransitionElementProviding {
        private let photo: UIView

        init(size: CGFloat) {
            photo = UIView(frame: CGRect(x: 20, y: 60, width: size, height: size))
            super.init(nibName: nil, bundle: nil)
            photo.backgroundColor = .blue
            view.addSubview(photo)
        }

        required init?(coder: NSCoder) { nil }

        func transitionElements() -> [TransitionElementID: UIView] { ["photo": photo] }
    }

    private func middle(_ app: TestApp) -> [UInt8] { app.picture().color(at: CGPoint(x: 195, y: 425)) }

    @Test(
        "Content that arrives in flight is there before the end, whatever the animator",
        arguments: animators.indices
    )
    func contentThatArrivesInFlightIsThereBeforeTheEnd(index: Int) async {
        let (app, list, detail, header) = app()
        list.present(detail, with: Self.animators[index].1)
        await app.advance(by: 0.2)
        header.backgroundColor = .green
        var last: [UInt8] = []
        while app.isTransitioning {
            last = middle(app)
            await app.advance(by: 1.0 / 60)
        }
        #expect(middle(app) == [0, 255, 0])
        #expect(last.count == 3 && last[0] < 40 && last[1] > 215, "\(Self.animators[index].0) \(last)")
    }

    /// What arrives.
    enum Content: CaseIterable, Sendable {
        case image
        case view
        case frame
        case layer
        case removal
        case shape
        case gradient
    }

    @Test("Images, views, and layers that come, move, or go", arguments: Content.allCases)
    func imagesViewsAndLayersThatCome(content: Content) async {
        let (app, list, detail, header) = app()
        let image = UIImageView(frame: Self.header)
        let green = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let cover = UIView(frame: Self.header)
        cover.backgroundColor = .green
        let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
        if content == .image { detail.view.addSubview(image) }
        if content == .shape {
            shape.fillColor = UIColor.green.cgColor
            detail.view.layer.addSublayer(shape)
        }
        if content == .gradient {
            gradient.frame = Self.header
            gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
            detail.view.layer.addSublayer(gradient)
        }
        if content == .removal { detail.view.insertSubview(cover, at: 0) }
        if content == .frame {
            cover.frame.origin.x = 390
            detail.view.addSubview(cover)
        }
        list.present(detail, with: .fold())
        await app.advance(by: 0.2)
        switch content {
        case .image: image.image = green
        case .view: detail.view.addSubview(cover)
        case .frame: cover.frame.origin.x = 0
        case .removal: header.removeFromSuperview()
        case .shape: shape.path = CGPath(rect: Self.header, transform: nil)
        case .gradient: gradient.colors = [UIColor.green.cgColor, UIColor.green.cgColor]
        case .layer:
            let layer = CALayer()
            layer.frame = Self.header
            layer.backgroundColor = UIColor.green.cgColor
            detail.view.layer.addSublayer(layer)
        }
        var last: [UInt8] = []
        while app.isTransitioning {
            last = middle(app)
            await app.advance(by: 1.0 / 60)
        }
        #expect(last.count == 3 && last[0] < 40 && last[1] > 215, "\(last)")
    }

    @Test("A page that plays goes on while it's held, whole or in pieces", arguments: [true, false])
    func aPageThatPlaysGoesOnWhileItsHeld(isWhole: Bool) async {
        let (app, list, detail, header) = app()
        let interaction: GestureInteraction = isWhole ? DragInteraction() : SwipeInteraction()
        list.present(
            detail,
            with: isWhole ? .expand(source: "thumb") : .fold(),
            interaction: interaction
        )
        await app.settle()
        await app.touch(at: CGPoint(x: 100, y: 400)).move(to: CGPoint(x: 190, y: 400), over: 0.3)
        var seen: Set<[UInt8]> = []
        for color in [UIColor.red, .green, .blue, .yellow, .cyan] {
            (detail.view.backgroundColor, header.backgroundColor) = (color, color)
            await app.advance(by: 0.25)
            seen.insert(app.picture().color(at: CGPoint(x: 195, y: 500)))
        }
        #expect(seen.count == 5)
    }

    @Test("A screen that doesn't change isn't captured again, and a list isn't asked again")
    func aScreenThatDoesntChangeIsntCapturedAgain() async {
        for (name, animator) in Self.animators {
            let (app, list, detail, _) = app()
            list.present(detail, with: animator)
            await app.advance(by: 0.05)
            let count = UIView.snapshotCount
            await app.settle()
            #expect(UIView.snapshotCount == count, "\(name)")
        }
    }

    /// Adds a view that turns forever.
    private func addSpinner(to screen: UIViewController) {
        let spinner = UIView(frame: CGRect(x: 185, y: 700, width: 20, height: 20))
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = CGFloat.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        spinner.layer.add(turn, forKey: "turn")
        screen.view.addSubview(spinner)
    }

    @Test("Pictures that take long are taken again less often, but before the end in any case")
    func picturesThatTakeLongAreTakenAgainLessOften() async {
        let (app, list, detail, _) = app()
        addSpinner(to: detail)
        list.present(detail, with: .fold(), interaction: .swipe())
        await app.advance(by: 0.05)
        var count = 0
        UIApplication.shared.commitObserver = { isForced in
            guard isForced else { return }
            count += 1
            MediaClock.now += 0.03
        }
        await app.settle()
        #expect(count == 1)
        let finger = app.touch(at: CGPoint(x: 100, y: 400))
        await finger.move(to: CGPoint(x: 190, y: 400), over: 0.3)
        count = 0
        await app.advance(by: 2)
        #expect((2...4).contains(count), "\(count)")
        // People let go just after a picture was taken.
        let before = count
        await app.advance { count > before }
        finger.lift()
        await app.settle()
        UIApplication.shared.commitObserver = nil
        #expect(count > before + 1)
        #expect(list.presentedViewController === detail)
    }

    private final class CountedLayer: CALayer {
        /// The number of times that something has asked whether the layer is animated.
        private(set) var count = 0

        override func animationKeys() -> [String]? {
            count += 1
            return super.animationKeys()
        }
    }

    private final class CountedView: UIView {
        override class var layerClass: AnyClass { CountedLayer.self }
    }

    @Test("If something on a screen is animated, nothing else on it is looked at")
    func ifSomethingOnAScreenIsAnimated() async throws {
        let (app, list, detail, _) = app()
        addSpinner(to: detail)
        let view = CountedView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        detail.view.addSubview(view)
        let layer = try #require(view.layer as? CountedLayer)
        list.present(detail, with: .fold())
        await app.advance(by: 2)
        #expect(layer.count == 0)
        #expect(list.presentedViewController === detail)
    }

    /// The context of a dismissal for which UIKit brings back a screen that was covered.
    private final class ReturnContext: NSObject, UIViewControllerContextTransitioning {
        let containerView: UIView
        private let (from, to): (UIViewController, UIViewController)

        init(_ from: UIViewController, _ to: UIViewController, in containerView: UIView) {
            (self.from, self.to, self.containerView) = (from, to, containerView)
        }

        var isAnimated: Bool { true }
        var isInteractive: Bool { false }
        var transitionWasCancelled: Bool { false }
        var presentationStyle: UIModalPresentationStyle { .fullScreen }
        var targetTransform: CGAffineTransform { .identity }
        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() {}
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) {}
        func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
        func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
        func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }

        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
            key == .from ? from : to
        }
    }

    @Test(
        "A screen that was covered when its dismissal began is visible while it goes",
        arguments: animators.indices
    )
    func aScreenThatComesBackToGo(index: Int) async throws {
        var amounts: [Int] = []
        for wasCovered in [false, true] {
            let (app, list, detail, _) = app()
            let page = UIViewController()
            let container = UIView(frame: app.window.bounds)
            page.view.backgroundColor = .red
            page.view.frame = container.bounds
            app.window.addSubview(container)
            if !wasCovered { container.addSubview(page.view) }
            await app.settle()
            let transition = TransitionDelegate(Self.animators[index].1)
            let controller = try #require(transition.animationController(forDismissed: page))
            container.addSubview(page.view)
            controller.animateTransition(using: ReturnContext(page, detail, in: container))
            await app.advance(by: 0.1)
            let picture = app.picture()
            let points = (1..<20).flatMap { x in (1..<40).map { CGPoint(x: 20 * x, y: 20 * $0) } }
            amounts.append(
                points.count {
                    let color = picture.color(at: $0)
                    return color[0] > 60 && color[1] < color[0] / 3
                }
            )
            await app.settle()
            withExtendedLifetime((list, transition)) {}
        }
        #expect(amounts[0] > 0 && amounts[0] == amounts[1], "\(amounts)")
    }

    @Test("A screen that moves itself is as it was afterward")
    func aScreenThatMovesItselfIsAsItWasAfterward() async {
        let (app, list, detail, header) = app()
        list.view.backgroundColor = .gray
        let thumb = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
        list.view.addSubview(thumb)
        list.present(detail, with: .expand(source: .view(thumb)), interaction: .drag())
        await app.settle()
        let before = ViewState(app.window)
        let finger = app.touch(at: CGPoint(x: 195, y: 300))
        await finger.move(to: CGPoint(x: 230, y: 420), over: 0.3)
        // The page is live, beneath the finger.
        let page: UIView = detail.view
        #expect(!page.isHidden && (page.layer.mask != nil || page.layer.cornerRadius > 0))
        await finger.move(to: CGPoint(x: 196, y: 302), over: 0.3)
        finger.lift()
        await app.settle()
        #expect(header.window != nil)
        #expect(ViewState(app.window) == before)
    }

    @Test("A page in pieces that changes in flight has changed before the end, named views aside")
    func aPageInPiecesWithANamedView() async {
        let (list, detail) = (PhotoScreen(size: 80), PhotoScreen(size: 120))
        let app = TestApp(rootViewController: list)
        let header = UIView(frame: Self.header)
        header.backgroundColor = .red
        detail.view.backgroundColor = .white
        detail.view.addSubview(header)
        list.present(detail, with: .matched(alongside: .fold()))
        await app.advance(by: 0.2)
        header.backgroundColor = .green
        var last: [UInt8] = []
        while app.isTransitioning {
            last = middle(app)
            await app.advance(by: 1.0 / 60)
        }
        #expect(last.count == 3 && last[0] < 40 && last[1] > 215, "\(last)")
    }

    @Test("A named view that changes in flight has changed before the end")
    func aNamedViewThatChangesInFlightHasChangedBeforeTheEnd() async {
        let (app, list, detail, _) = app()
        let thumb = UIView(frame: CGRect(x: 150, y: 380, width: 90, height: 90))
        list.view.addSubview(thumb)
        let photo = UIView(frame: Self.header)
        photo.backgroundColor = .red
        detail.view.addSubview(photo)
        list.present(detail, with: .expand(source: .view(thumb), destination: .view(photo)))
        await app.advance(by: 0.2)
        photo.backgroundColor = .green
        var last: [UInt8] = []
        while app.isTransitioning {
            last = middle(app)
            await app.advance(by: 1.0 / 60)
        }
        #expect(last.count == 3 && last[0] < 40 && last[1] > 215, "\(last)")
    }

    /// A screen that names a photo, and a caption: a green view in one that's clear.
    private final class CaptionScreen: UIViewController, TransitionElementProviding {
        let photo: UIImageView
        private let caption: UIView

        init(size: CGFloat) {
            photo = UIImageView(frame: CGRect(x: 20, y: 60, width: size, height: size))
            caption = UIView(frame: CGRect(x: 20, y: 300, width: size, height: size))
            super.init(nibName: nil, bundle: nil)
            photo.image = Self.image(.red)
            let text = UIView(frame: caption.bounds)
            text.backgroundColor = .green
            caption.addSubview(text)
            view.backgroundColor = .white
            view.addSubview(photo)
            view.addSubview(caption)
        }

        required init?(coder: NSCoder) { nil }

        func transitionElements() -> [TransitionElementID: UIView] { ["photo": photo, "caption": caption] }

        static func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
    }

    @Test("If the image of a named view changes in flight, the other views don't disappear")
    func imageOfANamedViewThatChangesInFlight() async {
        let (list, detail) = (CaptionScreen(size: 80), CaptionScreen(size: 120))
        let app = TestApp(rootViewController: list)
        list.present(detail, with: .matched())
        await app.advance(by: 0.2)
        detail.photo.image = CaptionScreen.image(.blue)
        var last: [[UInt8]] = []
        while app.isTransitioning {
            let picture = app.picture()
            last = [CGPoint(x: 80, y: 120), CGPoint(x: 80, y: 360)].map { picture.color(at: $0) }
            await app.advance(by: 1.0 / 60)
        }
        #expect(last == [[0, 0, 255], [0, 255, 0]])
    }
}
