@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Presentations

/// The frame rates that cards request.
@MainActor @Suite struct CardFrameRateTests {
    /// The timers of other tests.
    private let others = CADisplayLink.added

    private var wishes: [CAFrameRateRange] {
        CADisplayLink.added.filter { link in !others.contains { $0 === link } }.map(\.preferredFrameRateRange)
    }

    private static let fast = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)

    @Test("A drag requests the maximum frame rate until the finger lifts, whether it moves or rests")
    func aDragRequestsTheMaximumFrameRate() {
        let scene = CardScene()
        scene.show(.sheet())
        #expect(wishes.isEmpty)
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -100))
        #expect(wishes == [Self.fast])
        scene.advance(0.5)
        #expect(wishes == [Self.fast])
        scene.touch.up()
        scene.advance(1.0 / 60)
        #expect(wishes.isEmpty)
        scene.advance(1)
        #expect(wishes.isEmpty)
    }

    @Test("The screen behind a card follows it at the maximum frame rate")
    func theScreenBehindFollowsAtTheMaximumFrameRate() {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        scene.root.addCard(scene.screen, as: drawer)
        scene.advance(1)
        #expect(wishes.isEmpty)
        scene.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: -60, dy: 0))
        scene.touch.cancel()
        scene.advance(0.1)
        #expect(wishes == [Self.fast])
        scene.advance(1)
        #expect(wishes.isEmpty)
    }

    private static let slow = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 10)

    @Test("While a keyboard is up, a sheet takes a few frames per second, except while people might pull it")
    func aKeyboardTakesFewFrames() throws {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 34))
        let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 180))
        scene.show(.sheet(detents: [.points(250)]))
        scene.screen.view.addSubview(field)
        scene.screen.view.addSubview(list)
        list.contentSize = CGSize(width: 390, height: 1000)
        let card = try #require(scene.screen.presentationController as? CardPresentationController)
        let keyboard = try #require(card.keyboard)
        // Cards that other tests have left behind follow the keyboard, too, at rates of their own.
        func isRequested(_ rate: CAFrameRateRange) -> Bool {
            keyboard.isSlow == (rate == Self.slow) && wishes.contains { $0 == rate }
        }
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(isRequested(Self.slow))
        UIApplication.shared.softwareKeyboardPull = 10
        scene.advance(1.0 / 60)
        #expect(isRequested(.default))
        scene.advance(0.4)
        #expect(isRequested(.default))
        scene.advance(0.2)
        #expect(isRequested(Self.slow))
        // A finger on a list, before it reaches the keyboard.
        let place = list.convert(CGPoint(x: 200, y: 100), to: nil)
        scene.touch.down(at: place)
        scene.advance(1)
        #expect(isRequested(.default))
        scene.touch.up()
        scene.advance(1)
        #expect(isRequested(Self.slow))
        field.resignFirstResponder()
        scene.advance(1)
        #expect(wishes.isEmpty)
    }
}
