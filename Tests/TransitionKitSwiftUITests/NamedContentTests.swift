import Animators
import Testing
import TransitionKit
import TransitionKitSwiftUI
import TransitionTesting
import UIKit

/// Views of a SwiftUI interface that have names.
@MainActor @Suite struct NamedContentTests {
    private func screen(_ frame: CGRect, _ color: UIColor) -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = color
        let content = UIViewController()
        let square = UIView(frame: content.view.bounds)
        square.backgroundColor = .red
        square.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.addSubview(square)
        // SwiftUI adds the controllers of representables to the one around them.
        let named = NamedContentController("photo", content: content)
        screen.addChild(named)
        named.view.frame = frame
        screen.view.addSubview(named.view)
        named.didMove(toParent: screen)
        return screen
    }

    @Test("A view that both screens name moves from one to the other", arguments: [true, false])
    func aViewThatBothScreensNameMovesFromOneToTheOther(isPushed: Bool) async {
        let list = screen(CGRect(x: 20, y: 100, width: 100, height: 100), .white)
        let detail = screen(CGRect(x: 120, y: 500, width: 200, height: 200), .white)
        let navigation = isPushed ? UINavigationController(rootViewController: list) : nil
        navigation?.setNavigationBarHidden(true, animated: false)
        let app = TestApp(rootViewController: navigation ?? list)
        let animator = MatchedAnimator().with(duration: 1, timing: .linear)
        if let navigation {
            navigation.pushViewController(detail, with: animator)
        } else {
            list.present(detail, with: animator)
        }
        await app.advance(by: 0.5)
        let picture = app.picture()
        let flying = picture.color(at: CGPoint(x: 145, y: 375))
        // Halfway, the two pictures of the view cross over, and let 6 % of the screen through.
        #expect(flying[0] > 250 && flying[1] < 20 && flying[2] < 20)
        for place in [CGPoint(x: 30, y: 110), CGPoint(x: 310, y: 690)] {
            // No red, whatever the screens do.
            #expect(Set(picture.color(at: place)).count == 1)
        }
        await app.settle()
        #expect(app.picture().color(at: CGPoint(x: 220, y: 600)) == [255, 0, 0])
    }

    @Test("The content has the size of its place, also when that changes")
    func theContentHasTheSizeOfItsPlace() async {
        let list = screen(CGRect(x: 20, y: 100, width: 100, height: 100), .white)
        let app = TestApp(rootViewController: list)
        await app.settle()
        let named = list.children[0]
        named.view.frame = CGRect(x: 0, y: 300, width: 300, height: 50)
        await app.settle()
        #expect(named.children.first?.view.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect((named as? NamedContentController)?.transitionElements()["photo"] === named.view)
    }

    @Test("Touches reach what's around it")
    func touchesReachWhatsAround() async {
        let list = screen(CGRect(x: 20, y: 100, width: 100, height: 100), .white)
        let app = TestApp(rootViewController: list)
        await app.settle()
        #expect(app.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === list.view)
    }
}
