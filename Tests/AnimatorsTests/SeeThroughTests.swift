import Animators
import Testing
import UIKit

@testable import TransitionKit

/// Transitions between screens without a background, through which the container shows.
@Suite struct SeeThroughTests {
    private let photos = TransitionScene(size: CGSize(width: 390, height: 844))

    private var scene: TransitionScene {
        var scene = photos
        scene.seeThroughScreens = [.incoming]
        return scene
    }

    @Test("No gray slab lies behind a see-through screen that zooms", arguments: ZoomAnimator.Style.allCases)
    func zoom(style: ZoomAnimator.Style) {
        let animator = ZoomAnimator(style: style)
        #expect(animator.choreography(in: scene).participants.allSatisfy { $0.tint == nil })
        #expect(animator.choreography(in: photos).participants.contains { $0.tint != nil })
    }

    @Test("No light shines through a see-through screen that grows")
    func rim() {
        let animator = CircleRevealAnimator()
        #expect(animator.choreography(in: scene).participants.allSatisfy { $0.accompanies == nil })
        // The rim, and a shadow.
        #expect(animator.choreography(in: photos).participants.filter { $0.accompanies != nil }.count == 2)
    }
}

/// A screen without a background that's presented above another one, such as an alert of the app.
@MainActor @Suite struct SeeThroughPresentationTests {
    /// The color of the presenting screen. What's presented is white.
    private static let ground: [UInt8] = [51, 153, 179]
    private static let size = CGSize(width: 195, height: 422)

    private let presented = UIViewController()
    private let window: UIWindow

    init() {
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1)
        let root = UIViewController()
        root.view.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.7, alpha: 1)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        let card = UIView(frame: CGRect(x: 40, y: 130, width: 115, height: 160))
        card.backgroundColor = .white
        presented.view.addSubview(card)
        presented.modalPresentationStyle = .overFullScreen
        UIApplication.shared.tick()
    }

    /// Returns the largest distance of any pixel below the colors that the two screens have.
    private var darkness: Int {
        var result = 0
        window.image(scale: 1).withPixels { pixels, row in
            for y in 0..<Int(Self.size.height) {
                for x in 0..<Int(Self.size.width) {
                    let color = (0..<3).map { Int(pixels[y * row + 4 * x + 2 - $0]) }
                    for (value, least) in zip(color, Self.ground) { result = max(result, Int(least) - value) }
                }
            }
        }
        return result
    }

    private func films(_ change: () -> Void, _ duration: TimeInterval) -> [Int] {
        change()
        UIApplication.shared.tick()
        return (1...10).map { _ in
            UIApplication.shared.advance(by: duration / 10)
            return darkness
        }
    }

    @Test(
        "Nothing but the screens' own colors can be seen around a screen without a background",
        // The clothespins are wooden.
        arguments: Catalog.names.filter { $0 != "clothesline" },
        [UIUserInterfaceStyle.light, .dark]
    )
    func colors(name: String, style: UIUserInterfaceStyle) {
        window.overrideUserInterfaceStyle = style
        let animator = Catalog.animator(name)
        let root = window.rootViewController
        let forward = films({ root?.present(presented, with: animator) }, animator.duration)
        #expect(forward.max() ?? 255 <= 2, "\(forward)")
        UIApplication.shared.advance(by: 1)
        #expect(root?.presentedViewController === presented)
        let backward = films({ presented.dismiss(animated: true) }, animator.duration)
        #expect(backward.max() ?? 255 <= 2, "\(backward)")
        UIApplication.shared.advance(by: 1)
        #expect(root?.presentedViewController == nil)
    }

    @Test("A screen without a background has no shadow while fingers drag it")
    func dragged() {
        let root = window.rootViewController
        root?.present(presented, with: .slide(edge: .bottom), interaction: DragInteraction())
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: window)
        touch.down(at: CGPoint(x: 97, y: 200))
        for step in 1...8 {
            touch.move(to: CGPoint(x: 97 + step * 5, y: 200 + step * 20))
            UIApplication.shared.advance(by: 1 / 60)
            #expect(darkness <= 2)
        }
        #expect(presented.isBeingDismissed)
        touch.up()
        UIApplication.shared.advance(by: 1)
    }
}
