import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

private final class HostingLayer: CALayer {}

private final class HostingView: UIView {
    override class var layerClass: AnyClass { HostingLayer.self }
}

/// A controller with the name of SwiftUI's. The layer of its view isn't a plain one.
private final class UIHostingController<Content>: UIViewController {
    override func loadView() { view = HostingView() }
}

/// Switches between screens that show what's behind them.
@MainActor @Suite struct TransparentScreenTests {
    enum Ground: CaseIterable {
        case none, clear, translucent, clearView, hiddenPhoto, tilesWithGap, clearHosting
        case photo, photoView, contents, gradient, tiles

        var isSeeThrough: Bool {
            switch self {
            case .none, .clear, .translucent, .clearView, .hiddenPhoto, .tilesWithGap, .clearHosting: true
            case .photo, .photoView, .contents, .gradient, .tiles: false
            }
        }
    }

    nonisolated private static let animators: [(any Animator)?] = [
        nil, FadeThroughAnimator(), SlideAnimator(fades: true), SharedAxisAnimator(axis: .z),
        CubeAnimator(), CardsAnimator(), SwingAnimator(), ReelsAnimator(),
    ]

    private static let photo = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    /// Replaces the background of a screen.
    private func set(_ ground: Ground, of screen: UIViewController) {
        let view: UIView = screen.view
        view.backgroundColor = nil
        switch ground {
        case .none: break
        case .clear: view.backgroundColor = .clear
        case .translucent: view.backgroundColor = UIColor(white: 1, alpha: 0.5)
        case .clearView: view.insertSubview(UIView(frame: view.bounds), at: 0)
        case .hiddenPhoto, .photo: view.insertSubview(photoView(in: view.bounds, ground), at: 0)
        case .photoView:
            let filling = UIView(frame: view.bounds)
            filling.addSubview(photoView(in: view.bounds, ground))
            view.insertSubview(filling, at: 0)
        case .tiles, .tilesWithGap:
            // Such as a bar and the content below it, within another view.
            var (bar, rest) = (view.bounds, view.bounds)
            bar.size.height = 98
            rest.origin.y += 98
            rest.size.height -= 98
            let around = UIView(frame: view.bounds)
            for frame in [bar, ground == .tiles ? rest : rest.insetBy(dx: 4, dy: 0)] {
                let tile = UIView(frame: frame)
                tile.backgroundColor = .white
                around.addSubview(tile)
            }
            view.insertSubview(around, at: 0)
        case .clearHosting:
            let hosting = UIHostingController<Int>()
            screen.addChild(hosting)
            hosting.view.frame = view.bounds
            view.insertSubview(hosting.view, at: 0)
            hosting.didMove(toParent: screen)
        case .contents: view.layer.contents = Self.photo.cgImage
        case .gradient:
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            view.layer.insertSublayer(gradient, at: 0)
        }
    }

    private func photoView(in frame: CGRect, _ ground: Ground) -> UIImageView {
        let view = UIImageView(image: Self.photo)
        view.frame = frame
        view.isHidden = ground == .hiddenPhoto
        return view
    }

    /// Switches between two screens with this background, and returns the color behind them meanwhile.
    private func backdrop(between ground: Ground, with animator: (any Animator)?) throws -> UIColor? {
        let scene = FaultScene()
        scene.container.view.backgroundColor = .systemIndigo
        let delegate = animator.map { TransitionDelegate($0) }
        delegate?.attach(to: scene.container)
        scene.settle()
        for screen in scene.screens {
            screen.view.frame = scene.container.view.bounds
            set(ground, of: screen)
        }
        scene.container.setSelectedIndex(1, animated: true)
        scene.advance(by: 0.1)
        #expect(scene.container.transitionCoordinator != nil)
        let color = try #require(scene.screens[0].view.superview).backgroundColor
        scene.settle()
        #expect(scene.container.selectedIndex == 1)
        #expect(scene.screens[1].view.superview?.backgroundColor == nil)
        return color
    }

    @Test("Screens below an opaque bar aren't transparent")
    func opaqueBar() throws {
        UIApplication.reset()
        let stacks = (0..<2).map { _ in
            let screen = UIViewController()
            screen.view.backgroundColor = .white
            let stack = UINavigationController(rootViewController: screen)
            stack.navigationBar.isTranslucent = false
            stack.navigationBar.barTintColor = .white
            return stack
        }
        let container = ContainerViewController(viewControllers: stacks)
        let delegate = TransitionDelegate(.fadeThrough())
        delegate.attach(to: container)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        container.setSelectedIndex(1, animated: true)
        UIApplication.shared.advance(by: 0.1)
        #expect(stacks[0].topViewController?.view.frame.minY ?? 0 > 0)
        #expect(try #require(stacks[0].view.superview).backgroundColor != nil)
        UIApplication.shared.advance(by: 1.5)
        #expect(container.selectedIndex == 1)
        withExtendedLifetime(window) {}
    }

    @Test(
        "The container's own background remains visible behind transparent screens, but not between photos",
        arguments: animators.indices,
        Ground.allCases
    )
    func backgroundRemains(index: Int, ground: Ground) throws {
        let color = try backdrop(between: ground, with: Self.animators[index])
        #expect((color == nil) == ground.isSeeThrough)
    }
}
