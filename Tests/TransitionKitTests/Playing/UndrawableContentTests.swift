import Animators
@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Content that the app doesn't draw itself, such as web pages, video, and Metal content, is missing from
/// drawings of a view, but must not be missing from the slices of a screen, whether or not a part of a
/// snapshot that was never in a window contains it.
@MainActor
@Suite(.behaviors([true, false].map { answer in .with { $0.cutsSnapshotsOutsideWindows = answer } }))
struct UndrawableContentTests {
    /// A view with content from the graphics processor.
    private final class MetalView: UIView {
        override class var layerClass: AnyClass { CAMetalLayer.self }
    }

    enum Place: String, CaseIterable, Sendable { case subview, sublayer }

    private let spot = CGPoint(x: 200, y: 300)
    private let green: [UInt8] = [0, 255, 0]

    private func add(_ place: Place, to screen: UIViewController, isForeign: Bool = true) {
        let frame = CGRect(x: 100, y: 200, width: 200, height: 200)
        switch place {
        case .subview:
            let metal = isForeign ? MetalView(frame: frame) : UIView(frame: frame)
            metal.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let holder = UIView(frame: screen.view.bounds)
            holder.addSubview(metal)
            screen.view.addSubview(holder)
        case .sublayer:
            let layer = CAMetalLayer()
            layer.frame = frame
            layer.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
            screen.view.layer.addSublayer(layer)
        }
    }

    @Test("A drawing doesn't contain it, but snapshots of a view and its parts do")
    func drawnAndSnapshot() throws {
        let rig = ElementRig(SlideAnimator(), in: .navigation)
        add(.subview, to: rig.first)
        UIApplication.shared.tick()
        let view = try #require(rig.first.view)
        let drawn = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 100, y: 200, width: 200, height: 200),
                afterScreenUpdates: false,
                withCapInsets: .zero
            )
        )
        view.isHidden = true
        let picture = UIImageView(image: drawn)
        for (shown, color) in [(picture, [255, 0, 0]), (snapshot, green), (part, green)]
            as [(UIView, [UInt8])]
        {
            shown.frame = shown === part ? CGRect(x: 100, y: 200, width: 200, height: 200) : view.bounds
            rig.window.addSubview(shown)
            #expect(rig.color(at: spot) == color)
            shown.removeFromSuperview()
        }
    }

    /// A view whose content UIKit doesn't have.
    private final class UnreadyView: UIView {
        override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    }

    @Test("If UIKit can't draw a screen, its slices are cut from a snapshot")
    func ifUIKitCantDrawScreenSlicesAreCutFromSnapshot() async {
        let (list, detail) = (UIViewController(), UIViewController())
        list.view = UnreadyView()
        list.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let app = TestApp(rootViewController: list)
        await app.settle()
        list.present(detail, with: .explode())
        UIApplication.shared.tick()
        #expect(list.view.isHidden)
        #expect(Picture(app.window).color(at: spot) == green)
        await app.settle()
        #expect(list.presentedViewController === detail)
    }

    @Test("The slices of the outgoing screen have no hole", arguments: ContainerKind.allCases, Place.allCases)
    func theSlicesOfTheOutgoingScreenHaveNoHole(container: ContainerKind, place: Place) {
        for animator in [ExplodeAnimator(), FoldAnimator()] as [any Animator] {
            let rig = ElementRig(animator, in: container)
            add(place, to: rig.first)
            UIApplication.shared.tick()
            rig.start(.forward)
            #expect(rig.first.view.isHidden)
            #expect(rig.color(at: spot) == green, "\(animator)")
            rig.advance(by: 2)
            #expect(rig.pictures.isEmpty)
        }
    }

    @Test(
        "The slices of the incoming screen have none, either",
        arguments: ContainerKind.allCases,
        [ExplodeAnimator(), FoldAnimator()] as [any Animator]
    )
    func theSlicesOfTheIncomingScreenHaveNone(container: ContainerKind, animator: any Animator) {
        let rig = ElementRig(animator, in: container)
        add(.subview, to: rig.first)
        rig.start(.forward)
        rig.advance(by: 2)
        rig.start(.backward)
        rig.advance(by: animator.duration * 0.97)
        #expect(rig.first.view.isHidden)
        let color = rig.color(at: spot)
        #expect(color[1] > 150 && color[0] < 90 && color[2] < 90, "\(animator) \(color)")
        rig.advance(by: 1)
        #expect(rig.color(at: spot) == green)
    }

    /// All animators that cut screens.
    private nonisolated static let cutting = AnimatorCatalog.entries.filter { entry in
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        return entry.animator.choreography(in: scene).participants.contains { $0.slice != nil }
    }.map(\.id)

    /// Returns the points at which a transition to the second screen and one back show the green content of
    /// the screens, early and late in each of them.
    private func greenPoints(
        _ animator: any Animator,
        in container: ContainerKind,
        isForeign: Bool
    ) -> [Set<[Int]>] {
        let rig = ElementRig(animator, in: container)
        for screen in [rig.first, rig.second] { add(.subview, to: screen, isForeign: isForeign) }
        UIApplication.shared.tick()
        return TransitionDirection.allCases.flatMap { direction in
            rig.start(direction)
            let moments: [Set<[Int]>] = [0.1, 0.8].map { part in
                rig.advance(by: part * animator.duration)
                let frame = WindowFrame(rig.window)
                var points: Set<[Int]> = []
                for x in stride(from: 5, to: 390, by: 10) {
                    for y in stride(from: 5, to: 844, by: 10) {
                        let color = frame.color(at: CGPoint(x: x, y: y))
                        if color[1] > 80, max(color[0], color[2]) < color[1] / 2 { points.insert([x, y]) }
                    }
                }
                return points
            }
            rig.advance(by: 2)
            return moments
        }
    }

    @Test(
        "The slices of every animator show it as they show other content",
        arguments: cutting,
        [ContainerKind.navigation, .modal]
    )
    func theSlicesOfEveryAnimatorShowIt(name: String, container: ContainerKind) throws {
        let animator = try #require(AnimatorCatalog.entry(id: name)).animator
        let plain = greenPoints(animator, in: container, isForeign: false)
        let foreign = greenPoints(animator, in: container, isForeign: true)
        for (plain, foreign) in zip(plain, foreign) {
            // There's no blurred picture of it behind the slices.
            #expect(plain.count > 20 && plain.subtracting(foreign).count <= plain.count / 10)
        }
    }

    @Test(
        "While the container changes its size, slices still show it, stretched",
        arguments: [ContainerKind.navigation, .modal]
    )
    func whileContainerChangesSizeSlicesStillShowItStretched(container: ContainerKind) {
        let rig = ElementRig(FoldAnimator(duration: 10), in: container)
        add(.subview, to: rig.first)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.1)
        rig.window.frame.size.height = 422
        UIApplication.shared.tick()
        #expect(rig.first.view.isHidden)
        #expect(rig.color(at: CGPoint(x: 200, y: 150))[1] > 150)
        rig.advance(by: 11)
    }

    @Test("Slices have the look of the screen at rest, even if the screen itself moves")
    func slicesHaveTheLookOfTheScreenAtRest() {
        let animator = DescribedAnimator { _ in
            Choreography(participants: [
                Participant(.screen(.outgoing), from: .rest.rounded(to: 150), to: .rest.faded(to: 0)),
                Participant(.slice(CGRect(x: 0, y: 0, width: 1, height: 0.5), of: .outgoing)),
                Participant(.slice(CGRect(x: 0, y: 0.5, width: 1, height: 0.5), of: .outgoing)),
            ])
        }
        for container in [ContainerKind.navigation, .modal] {
            let rig = ElementRig(animator, in: container)
            add(.subview, to: rig.first)
            UIApplication.shared.tick()
            rig.start(.forward)
            #expect(rig.first.view.isHidden)
            for y in [3, 840] { #expect(rig.color(at: CGPoint(x: 3, y: y)) == [255, 0, 0]) }
            rig.advance(by: 2)
        }
    }

    @Test(
        "It's shown no more often to be captured than other content",
        arguments: ContainerKind.allCases,
        [ExplodeAnimator(), FoldAnimator()] as [any Animator]
    )
    func itsShownNoMoreOftenToBeCaptured(container: ContainerKind, animator: any Animator) {
        let counts = [false, true].map { isForeign in
            let rig = ElementRig(animator, in: container)
            for screen in [rig.first, rig.second] { add(.subview, to: screen, isForeign: isForeign) }
            UIApplication.shared.tick()
            var flushes = 0
            UIApplication.shared.commitObserver = { if $0 { flushes += 1 } }
            rig.start(.forward)
            UIApplication.shared.commitObserver = nil
            rig.advance(by: 2)
            return flushes
        }
        #expect(counts[0] <= 1 && counts[1] == counts[0])
    }

    @Test("A password looks as it does on the screen")
    func aPasswordLooksAsItDoesOnTheScreen() {
        let rig = ElementRig(ExplodeAnimator(), in: .navigation)
        let field = UITextField(frame: CGRect(x: 100, y: 200, width: 200, height: 40))
        rig.first.view.addSubview(field)
        for isSecure in [false, true] {
            field.isSecureTextEntry = isSecure
            UIApplication.shared.tick()
            rig.start(.forward)
            // Slices that are cut from a snapshot have no contents of their own.
            #expect(rig.pictures.contains { $0.layer.contents != nil } == !isSecure)
            rig.advance(by: 2)
            rig.start(.backward)
            rig.advance(by: 2)
        }
    }

    @Test("A screen with a password is captured again only if it changes, one with a web page always")
    func passwordsChangeOnlyWhenPeopleType() {
        let (screen, field) = (UIView(), UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40)))
        field.isSecureTextEntry = true
        field.text = "open"
        screen.addSubview(field)
        let hash = screen.contentHash
        #expect(screen.showsUndrawableContent)
        #expect(hash != nil && screen.contentHash == hash)
        field.text = "sesame"
        #expect(screen.contentHash != nil && screen.contentHash != hash)
        screen.addSubview(WKWebView())
        #expect(screen.contentHash == nil)
    }

    /// Nothing here links WebKit, so the class is identified by its name.
    final class WKWebView: UIView {}

    @Test("So does a visible web page anywhere on the screen")
    func webPage() {
        let (screen, holder, page) = (UIView(), UIView(), WKWebView())
        screen.addSubview(holder)
        #expect(!screen.showsUndrawableContent)
        holder.addSubview(page)
        #expect(screen.showsUndrawableContent)
        page.alpha = 0
        #expect(!screen.showsUndrawableContent)
        page.alpha = 1
        holder.isHidden = true
        #expect(!screen.showsUndrawableContent)
    }

    /// Nothing here links SafariServices or EventKitUI, either.
    final class SFSafariViewController: UIViewController {}
    final class EKEventEditViewController: UINavigationController {}

    @Test("So does a visible screen of another process", arguments: [true, false])
    func screenOfAnotherProcess(isStack: Bool) throws {
        let (screen, holder) = (UIView(), UIView())
        let controller: UIViewController = isStack ? EKEventEditViewController() : SFSafariViewController()
        let page = try #require(controller.view)
        screen.addSubview(holder)
        #expect(!screen.showsUndrawableContent)
        holder.addSubview(page)
        #expect(screen.showsUndrawableContent && page.showsUndrawableContent)
        page.alpha = 0
        #expect(!screen.showsUndrawableContent)
        page.alpha = 1
        holder.isHidden = true
        #expect(!screen.showsUndrawableContent)
    }

    @Test("Hidden content has no cost")
    func hiddenContentHasNoCost() {
        let rig = ElementRig(ExplodeAnimator(), in: .navigation)
        add(.subview, to: rig.first)
        rig.first.view.subviews.last?.isHidden = true
        UIApplication.shared.tick()
        rig.start(.forward)
        // The first one is the shade of the new screen.
        #expect(rig.pictures.count > 10)
        #expect(rig.pictures.dropFirst().allSatisfy { $0.layer.contents != nil })
    }
}
