import CSDL
import Foundation

/// The user's actions in the window, in points of the app's screen.
enum WindowEvent: Equatable {
    case quit
    case mouseDown(CGPoint)
    case mouseMoved(CGPoint)
    case mouseUp(CGPoint)
    case fingerDown(id: Int64, CGPoint)
    case fingerMoved(id: Int64, CGPoint)
    case fingerUp(id: Int64)
    /// The distance to move the content, in points. The steps of a coarse wheel require smoothing.
    case wheel(CGPoint, isPrecise: Bool)
    case modifiers(Modifiers)
    case text(String)
    case key(Key, Modifiers)
    /// The window's size or its number of pixels per unit has changed.
    case resized
    /// The content of the window may have been lost.
    case exposed
    /// The window no longer receives keys.
    case unfocused

    /// The keys that represent more than a letter.
    enum Key: Equatable {
        case backspace, enter, escape
        case left, right, up, down
        case letter(Character)
    }

    struct Modifiers: OptionSet, Equatable {
        let rawValue: Int
        static let shift = Modifiers(rawValue: 1)
        static let control = Modifiers(rawValue: 2)
        static let option = Modifiers(rawValue: 4)
    }

    /// - Parameters:
    ///   - windowSize: The window's size in SDL's units.
    ///   - screenSize: The window's size in points.
    init?(_ event: SDL_Event, windowSize: CGSize, screenSize: CGSize) {
        func point(_ x: Int32, _ y: Int32) -> CGPoint {
            CGPoint(
                x: CGFloat(x) * screenSize.width / max(windowSize.width, 1),
                y: CGFloat(y) * screenSize.height / max(windowSize.height, 1)
            )
        }
        func point(_ finger: SDL_TouchFingerEvent) -> CGPoint {
            CGPoint(x: CGFloat(finger.x) * screenSize.width, y: CGFloat(finger.y) * screenSize.height)
        }
        switch SDL_EventType(event.type) {
        case SDL_QUIT: self = .quit
        case SDL_MOUSEBUTTONDOWN where Int32(event.button.button) == SDL_BUTTON_LEFT:
            self = .mouseDown(point(event.button.x, event.button.y))
        case SDL_MOUSEBUTTONUP where Int32(event.button.button) == SDL_BUTTON_LEFT:
            self = .mouseUp(point(event.button.x, event.button.y))
        case SDL_MOUSEMOTION: self = .mouseMoved(point(event.motion.x, event.motion.y))
        case SDL_FINGERDOWN: self = .fingerDown(id: event.tfinger.fingerId, point(event.tfinger))
        case SDL_FINGERMOTION: self = .fingerMoved(id: event.tfinger.fingerId, point(event.tfinger))
        case SDL_FINGERUP: self = .fingerUp(id: event.tfinger.fingerId)
        case SDL_MOUSEWHEEL: self.init(event.wheel)
        case SDL_TEXTINPUT:
            var event = event
            let text = withUnsafePointer(to: &event.text.text) { characters in
                characters.withMemoryRebound(to: CChar.self, capacity: Int(SDL_TEXTINPUTEVENT_TEXT_SIZE)) {
                    String(cString: $0)
                }
            }
            guard !text.isEmpty else { return nil }
            self = .text(text)
        case SDL_KEYDOWN: self.init(event.key)
        case SDL_KEYUP: self = .modifiers(Modifiers(event.key.keysym.mod))
        case SDL_WINDOWEVENT:
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_CLOSE: self = .quit
            case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .resized
            case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: self = .exposed
            case SDL_WINDOWEVENT_FOCUS_LOST: self = .unfocused
            default: return nil
            }
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: self = .exposed
        default: return nil
        }
    }

    /// The distance that a step of the wheel scrolls, in points.
    static let wheelStep: CGFloat = 60

    private init?(_ wheel: SDL_MouseWheelEvent) {
        let (x, y) = (CGFloat(wheel.preciseX), CGFloat(wheel.preciseY))
        let sign: CGFloat = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
        guard x != 0 || y != 0 else { return nil }
        // Whole steps come from a wheel with notches.
        let isPrecise = x != x.rounded() || y != y.rounded()
        // Turning the wheel toward the user moves the content up. Turning it to the right moves the content
        // to the left.
        self = .wheel(
            CGPoint(x: sign * x * Self.wheelStep, y: -sign * y * Self.wheelStep),
            isPrecise: isPrecise
        )
    }

    private init?(_ key: SDL_KeyboardEvent) {
        let modifiers = Modifiers(key.keysym.mod)
        switch SDL_KeyCode(UInt32(bitPattern: key.keysym.sym)) {
        case SDLK_BACKSPACE: self = .key(.backspace, modifiers)
        case SDLK_RETURN, SDLK_KP_ENTER: self = .key(.enter, modifiers)
        case SDLK_ESCAPE, SDLK_AC_BACK: self = .key(.escape, modifiers)
        case SDLK_LEFT: self = .key(.left, modifiers)
        case SDLK_RIGHT: self = .key(.right, modifiers)
        case SDLK_UP: self = .key(.up, modifiers)
        case SDLK_DOWN: self = .key(.down, modifiers)
        case let code where (97...122).contains(code.rawValue) && modifiers.contains(.control):
            guard let letter = Unicode.Scalar(code.rawValue) else { return nil }
            self = .key(.letter(Character(letter)), modifiers)
        default: self = .modifiers(modifiers)
        }
    }
}

extension WindowEvent.Modifiers {
    init(_ state: UInt16) {
        self = []
        let state = UInt32(state)
        if state & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
        if state & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0 { insert(.control) }
        if state & KMOD_ALT.rawValue != 0 { insert(.option) }
    }
}
