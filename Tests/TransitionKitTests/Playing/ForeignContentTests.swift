import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Content that the app doesn't draw itself, such as web pages, video, and Metal content, is missing from
/// drawings of a view, but must not be missing from the slices of a screen.
@MainActor @Suite struct ForeignContentTests {
    /// A view with content from the graphics processor.
    private final class MetalView: UIView {
        override class var layerClass: AnyClass { CAMetalLayer.self }
    }

    enum Place: String, CaseIterable, Sendable { case subview, sublayer }

    private let spot = CGPoint(x: 200, y: 300)
    private let green: [UInt8] = [0, 255, 0]

    private func add(_ place: Place, to screen: UIViewController) {
        let frame = CGRect(x: 100, y: 200, width: 200, height: 200)
        switch place {
        case .subview:
            let metal = MetalView(frame: frame)
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

    @Test("A drawing doesn't contain it, but a snapshot and its parts do")
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
            snapshot.resizableSnapshotView(
                from: CGRect(x: 100, y: 200, width: 200, height: 200),
                afterScreenUpdates: false,
                withCapInsets: .zero
            )
        )
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

    /// Nothing here links WebKit, so the class is identified by its name.
    final class WKWebView: UIView {}

    @Test("So does a visible web page anywhere on the screen")
    func webPage() {
        let (screen, holder, page) = (UIView(), UIView(), WKWebView())
        screen.addSubview(holder)
        #expect(!screen.showsForeignContent)
        holder.addSubview(page)
        #expect(screen.showsForeignContent)
        page.alpha = 0
        #expect(!screen.showsForeignContent)
        page.alpha = 1
        holder.isHidden = true
        #expect(!screen.showsForeignContent)
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
        #expect(!screen.showsForeignContent)
        holder.addSubview(page)
        #expect(screen.showsForeignContent && page.showsForeignContent)
        page.alpha = 0
        #expect(!screen.showsForeignContent)
        page.alpha = 1
        holder.isHidden = true
        #expect(!screen.showsForeignContent)
    }

    @Test("Hidden content has no cost")
    func hiddenContentHasNoCost() {
        let rig = ElementRig(ExplodeAnimator(), in: .navigation)
        add(.subview, to: rig.first)
        rig.first.view.subviews.last?.isHidden = true
        UIApplication.shared.tick()
        rig.start(.forward)
        // The first one is the shade of the new screen.
        #expect(rig.pictures.dropFirst().allSatisfy { $0.layer.contents != nil })
    }
}
