import CSDL
import Foundation
import Testing

@testable import GalleryHost

@Suite("Events of the window")
struct WindowEventTests {

    /// Translates an event in a window of 780 by 1688 units that shows 390 by 844 points.
    private func translate(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in })
        -> WindowEvent?
    {
        var event = SDL_Event()
        fill(&event)
        event.type = type.rawValue
        return WindowEvent(
            event,
            windowSize: CGSize(width: 780, height: 1688),
            screenSize: CGSize(width: 390, height: 844)
        )
    }

    @Test("The position of the mouse is in points, and only its left button counts")
    func positionOfMouseIsInPoints() {
        func button(_ number: Int32) -> (inout SDL_Event) -> Void {
            { event in
                event.button = SDL_MouseButtonEvent()
                event.button.button = Uint8(number)
                (event.button.x, event.button.y) = (100, 200)
            }
        }
        #expect(translate(SDL_MOUSEBUTTONDOWN, button(1)) == .mouseDown(CGPoint(x: 50, y: 100)))
        #expect(translate(SDL_MOUSEBUTTONUP, button(1)) == .mouseUp(CGPoint(x: 50, y: 100)))
        #expect(translate(SDL_MOUSEBUTTONDOWN, button(3)) == nil)
        let motion = translate(SDL_MOUSEMOTION) { event in (event.motion.x, event.motion.y) = (780, 0) }
        #expect(motion == .mouseMoved(CGPoint(x: 390, y: 0)))
    }

    @Test("The position of a touch is a fraction of the screen")
    func positionOfTouchIsFractionOfScreen() {
        let event = translate(SDL_FINGERDOWN) { event in
            event.tfinger.fingerId = 42
            (event.tfinger.x, event.tfinger.y) = (0.5, 0.25)
        }
        #expect(event == .fingerDown(id: 42, CGPoint(x: 195, y: 211)))
        #expect(translate(SDL_FINGERUP) { $0.tfinger.fingerId = 42 } == .fingerUp(id: 42))
    }

    @Test("Turning a wheel toward the user moves the content up, and fractional steps come from a trackpad")
    func turningWheelTowardUserMovesContentUp() {
        func turn(_ x: Float, _ y: Float, flipped: Bool = false) -> WindowEvent? {
            translate(SDL_MOUSEWHEEL) { event in
                (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
                let direction = flipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL
                event.wheel.direction = direction.rawValue
            }
        }
        #expect(turn(0, -1) == .wheel(CGPoint(x: 0, y: 60), isPrecise: false))
        #expect(turn(2, 0) == .wheel(CGPoint(x: 120, y: 0), isPrecise: false))
        #expect(turn(0, 0.25) == .wheel(CGPoint(x: 0, y: -15), isPrecise: true))
        #expect(turn(0, -1, flipped: true) == .wheel(CGPoint(x: 0, y: -60), isPrecise: false))
        #expect(turn(0, 0) == nil)
    }

    @Test("Keys and text")
    func keysAndText() {
        func press(_ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) -> WindowEvent? {
            translate(SDL_KEYDOWN) { event in
                event.key.keysym.sym = Int32(bitPattern: code.rawValue)
                event.key.keysym.mod = UInt16(modifiers.rawValue)
            }
        }
        #expect(press(SDLK_BACKSPACE) == .key(.backspace, []))
        #expect(press(SDLK_KP_ENTER) == .key(.enter, []))
        #expect(press(SDLK_ESCAPE) == .key(.escape, []))
        #expect(press(SDLK_LEFT, KMOD_LCTRL) == .key(.left, .control))
        #expect(press(SDLK_v, KMOD_RCTRL) == .key(.letter("v"), .control))
        // A single letter is received as text.
        #expect(press(SDLK_v) == .modifiers([]))
        #expect(press(SDLK_LALT, KMOD_LALT) == .modifiers(.option))
        let text = translate(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "é".utf8) }
        }
        #expect(text == .text("é"))
    }

    @Test("The window itself")
    func windowItself() {
        func happen(_ event: SDL_WindowEventID) -> WindowEvent? {
            translate(SDL_WINDOWEVENT) { $0.window.event = Uint8(event.rawValue) }
        }
        #expect(happen(SDL_WINDOWEVENT_SIZE_CHANGED) == .resized)
        #expect(happen(SDL_WINDOWEVENT_EXPOSED) == .exposed)
        #expect(happen(SDL_WINDOWEVENT_CLOSE) == .quit)
        #expect(happen(SDL_WINDOWEVENT_MOVED) == nil)
        #expect(translate(SDL_QUIT) == .quit)
        #expect(translate(SDL_JOYAXISMOTION) == nil)
    }
}
