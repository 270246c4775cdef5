import Foundation
import Testing

@testable import GalleryHost

@Suite("The mouse and touch screens as fingers")
struct FingersTests {

    private var fingers = Fingers(screenSize: CGSize(width: 400, height: 800))

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("The mouse is one finger while its button is pressed")
    mutating func mouseIsOneFingerWhileItsButtonIsPressed() {
        #expect(fingers.handle(.mouseMoved(point(5, 5))) == [])
        #expect(fingers.handle(.mouseDown(point(10, 20))) == [.down([0: point(10, 20)])])
        #expect(fingers.areDown)
        #expect(fingers.handle(.mouseMoved(point(30, 40))) == [.move([0: point(30, 40)])])
        #expect(fingers.dots == [])
        #expect(fingers.handle(.mouseUp(point(30, 40))) == [.up([0])])
        #expect(!fingers.areDown)
        #expect(fingers.handle(.mouseUp(point(30, 40))) == [])
        #expect(fingers.pointer == point(30, 40))
    }

    @Test("A button that's released elsewhere is moved there first")
    mutating func lastMotion() {
        _ = fingers.handle(.mouseDown(point(10, 20)))
        #expect(fingers.handle(.mouseUp(point(11, 21))) == [.move([0: point(11, 21)]), .up([0])])
    }

    @Test("With Option, a second finger mirrors the mouse about the center, and both are visible")
    mutating func optionAddsMirroredFinger() {
        _ = fingers.handle(.mouseMoved(point(100, 300)))
        _ = fingers.handle(.modifiers(.option))
        #expect(fingers.dots == [point(100, 300), point(300, 500)])
        #expect(
            fingers.handle(.mouseDown(point(100, 300))) == [
                .down([0: point(100, 300), 1: point(300, 500)])
            ]
        )
        #expect(
            fingers.handle(.mouseMoved(point(150, 350))) == [
                .move([0: point(150, 350), 1: point(250, 450)])
            ]
        )
        // If the key is released first, the pinch continues.
        _ = fingers.handle(.modifiers([]))
        #expect(fingers.dots == [point(150, 350), point(250, 450)])
        #expect(fingers.handle(.mouseUp(point(150, 350))) == [.up([0, 1])])
        #expect(fingers.dots == [])
    }

    @Test("With Shift as well, both fingers move together, until Option is released")
    mutating func shiftMovesBothFingersTogether() {
        _ = fingers.handle(.modifiers(.option))
        _ = fingers.handle(.mouseDown(point(100, 400)))
        _ = fingers.handle(.modifiers([.option, .shift]))
        #expect(
            fingers.handle(.mouseMoved(point(110, 420))) == [
                .move([0: point(110, 420), 1: point(310, 420)])
            ]
        )
        _ = fingers.handle(.mouseUp(point(110, 420)))
        #expect(fingers.dots == [point(110, 420), point(310, 420)])
        _ = fingers.handle(.modifiers([]))
        _ = fingers.handle(.modifiers(.option))
        #expect(fingers.dots == [point(110, 420), point(290, 380)])
    }

    @Test("Fingers on a touch screen are additional ones, each with its own number")
    mutating func touchScreen() {
        #expect(fingers.handle(.fingerDown(id: 77, point(1, 1))) == [.down([2: point(1, 1)])])
        #expect(fingers.handle(.fingerDown(id: 99, point(2, 2))) == [.down([3: point(2, 2)])])
        #expect(fingers.handle(.fingerDown(id: 99, point(2, 2))) == [])
        #expect(fingers.handle(.fingerMoved(id: 77, point(3, 3))) == [.move([2: point(3, 3)])])
        #expect(fingers.handle(.fingerUp(id: 77)) == [.up([2])])
        #expect(fingers.handle(.fingerMoved(id: 77, point(4, 4))) == [])
        #expect(fingers.handle(.fingerDown(id: 5, point(6, 6))) == [.down([2: point(6, 6)])])
        #expect(fingers.areDown)
    }

    @Test("A screen of another size has another center, and a window without focus has no pressed keys")
    mutating func sizeMovesCenterAndLostFocusReleasesKeys() {
        _ = fingers.handle(.modifiers(.option))
        _ = fingers.handle(.mouseMoved(point(100, 100)))
        fingers.screenSize = CGSize(width: 800, height: 400)
        #expect(fingers.dots == [point(100, 100), point(700, 300)])
        _ = fingers.handle(.unfocused)
        #expect(fingers.dots == [])
    }
}
