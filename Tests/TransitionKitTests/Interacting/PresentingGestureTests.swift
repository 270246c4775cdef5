import Animators
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Gestures that present a screen with an animator.
@MainActor @Suite struct PresentingGestureTests {
    @Test("A swipe presents a screen and dismisses it again, and nobody keeps the swipe")
    func swipePresentsScreenAndDismissesItAgain() async {
        let list = UIViewController()
        let app = TestApp(rootViewController: list)
        var count = 0
        SwipeInteraction().attach(toPresentFrom: list, with: .cube()) {
            count += 1
            return UIViewController()
        }
        await app.settle()
        for round in 1...2 {
            await app.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 270, y: 400), over: 0.5)
            await app.settle()
            #expect(list.presentedViewController == nil)
            await app.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: 0.3)
            await app.settle()
            #expect(list.presentedViewController?.view.window != nil)
            await app.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
            await app.settle()
            #expect(list.presentedViewController == nil)
            #expect(count == round * 2)
        }
    }

    @Test("A second closure for the same view has no effect", arguments: [true, false])
    func secondClosure(pushes: Bool) async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        TransitionDelegate(.slide()).attach(to: navigation)
        let app = TestApp(rootViewController: navigation)
        let swipe = SwipeInteraction()
        var made: [Int] = []
        for number in 1...2 {
            if pushes {
                swipe.attach(toPushOnto: navigation) {
                    made.append(number)
                    return UIViewController()
                }
            } else {
                swipe.attach(toPresentFrom: navigation, with: .cube()) {
                    made.append(number)
                    return UIViewController()
                }
            }
        }
        await app.settle()
        await app.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: 0.3)
        await app.settle()
        #expect(made == [1])
        #expect(navigation.viewControllers.count == (pushes ? 2 : 1))
        #expect((navigation.presentedViewController != nil) == !pushes)
    }

    @Test("The swipe is released with the screen that presents")
    func swipeIsReleasedWithScreenThatPresents() async {
        var list: UIViewController? = UIViewController()
        weak var swipe: SwipeInteraction?
        do {
            let interaction = SwipeInteraction()
            if let list { interaction.attach(toPresentFrom: list, with: .cube()) { UIViewController() } }
            swipe = interaction
        }
        #expect(swipe != nil)
        list = nil
        #expect(swipe == nil)
    }
}
