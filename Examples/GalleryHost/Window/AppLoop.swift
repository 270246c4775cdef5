import CSDL
import Foundation
import Gallery
@_spi(Host) import UIKit

/// Runs the app in a window until the user closes it. It sends events to the app, advances its clock along
/// with the wall clock, and draws when anything has changed.
@MainActor
final class AppLoop {
    private static let frame = 1.0 / 60
    /// The maximum time between updates while nothing moves, in milliseconds. An event ends it early.
    private static let nap: Int32 = 250
    /// The interval for updating the list of views while anything moves, in seconds.
    private static let inspectionInterval = 0.1

    private let options: RunOptions
    private let display: DisplayWindow
    private let application: UIApplication
    private let window: UIWindow
    private let renderer = FrameRenderer()
    private let dots = FingerDots()
    private let injector: TouchInjector
    private let keyboard: Keyboard
    private var scale: Double
    private var fingers: Fingers
    private var clock = FrameClock()
    private var wheel = WheelSmoother()
    private var inspector: Inspector?
    private var lastInspection = 0.0
    private var needsShowing = true
    private var isClosing = false

    init(options: RunOptions, display: Display) throws {
        self.options = options
        let size = CGSize(width: options.width, height: options.height)
        let title = "TransitionKit"
        // Only a window provides the number of pixels per unit.
        let probe = try DisplayWindow(
            display,
            title: title,
            size: CGSize(width: 200, height: 200),
            isHidden: true
        )
        let density = probe.pixelsPerUnit
        let room = CGSize(
            width: display.usableSize.width * density,
            height: display.usableSize.height * density
        )
        scale = options.scale ?? Display.scale(fitting: size, in: room)
        let units = scale / density
        self.display = try DisplayWindow(
            display,
            title: title,
            size: CGSize(width: size.width * units, height: size.height * units)
        )

        UIApplication.reset()
        application = .shared
        let pixels = self.display.pixelSize
        let screen = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        UIScreen.main.configure(
            size: screen,
            scale: scale,
            safeAreaInsets: .zero,
            userInterfaceStyle: options.isDark ? .dark : .light
        )
        application.setUserInterfaceLayoutDirection(options.isRightToLeft ? .rightToLeft : .leftToRight)
        application.setPreferredContentSizeCategory(options.textSize)
        window = UIWindow(windowScene: application.windowScene)
        window.backgroundColor = .systemBackground
        window.rootViewController = GalleryApp.makeRootViewController(defaults: .standard)
        window.makeKeyAndVisible()
        injector = TouchInjector(window: window)
        keyboard = Keyboard(application, window: window)
        fingers = Fingers(screenSize: screen)
        inspector = options.inspection.map(Inspector.init(path:))
    }

    func run() {
        // Only Apple's Foundation writes by itself.
        defer { UserDefaults.standard.synchronize() }
        var deadline = Self.seconds
        while true {
            let wasIdle = application.isIdle && !wheel.isMoving && !needsShowing
            let events = nextEvents(wait: wasIdle)
            // Blocks on the main queue and timers belong to the app, too.
            _ = RunLoop.main.run(mode: .default, before: Date())

            let step = clock.step(to: Self.seconds, wasIdle: wasIdle)
            MediaClock.now += step
            for event in events { handle(event) }
            if isClosing { return }
            if wheel.isMoving { scroll(by: wheel.advance(by: step)) }
            application.tick()
            keyboard.update()
            let didWait = draw()
            inspect()

            // The display determines when frames are drawn. All other updates happen 60 times per second.
            deadline = max(deadline + Self.frame, Self.seconds)
            if !didWait, !wasIdle { usleep(UInt32(max(deadline - Self.seconds, 0) * 1e6)) }
        }
    }

    // MARK: Events

    /// Returns the events since the last frame. In a series of motion events, only the last one is included.
    private func nextEvents(wait: Bool) -> [WindowEvent] {
        var events: [WindowEvent] = []
        var event = SDL_Event()
        var hasEvent = wait ? SDL_WaitEventTimeout(&event, Self.nap) : SDL_PollEvent(&event)
        while hasEvent != 0 {
            if let next = WindowEvent(event, windowSize: display.size, screenSize: window.bounds.size) {
                if case .mouseMoved = next, case .mouseMoved? = events.last { events.removeLast() }
                events.append(next)
            }
            hasEvent = SDL_PollEvent(&event)
        }
        return events
    }

    private func handle(_ event: WindowEvent) {
        switch event {
        case .quit: isClosing = true
        case .resized: resize()
        case .exposed: needsShowing = true
        case .wheel(let delta, let isPrecise):
            if isPrecise { scroll(by: delta) } else { wheel.add(delta) }
        case .text(let text): keyboard.type(text)
        case .key(.letter("q"), _), .key(.letter("w"), _): isClosing = true
        case .key(.left, let modifiers) where modifiers.contains(.control): turn()
        case .key(.right, let modifiers) where modifiers.contains(.control): turn()
        case .key(let key, let modifiers): keyboard.press(key, modifiers)
        default: break
        }
        for action in fingers.handle(event) { perform(action) }
    }

    private func perform(_ action: Fingers.Action) {
        switch action {
        case .down(let points):
            wheel.stop()
            for (finger, point) in points.sorted(by: { $0.key < $1.key }) {
                injector.down(at: point, finger: finger)
            }
        case .move(let points): injector.move(points)
        case .up(let fingers): injector.up(fingers)
        }
    }

    private func scroll(by delta: CGPoint) {
        guard let pointer = fingers.pointer, !fingers.areDown else { return wheel.stop() }
        if !window.scroll(by: delta, at: pointer) { wheel.stop() }
    }

    // MARK: Size

    private func resize() {
        let pixels = display.pixelSize
        guard pixels.width >= 1, pixels.height >= 1, !display.isMinimized else { return }
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        needsShowing = true
        renderer.setNeedsDraw()
        guard size != UIScreen.main.bounds.size else { return }
        application.windowScene.resize(to: size, safeAreaInsets: .zero)
        fingers.screenSize = size
    }

    /// Rotates the device by exchanging the window's width and height.
    private func turn() {
        let size = display.size
        display.setSize(CGSize(width: size.height, height: size.width))
    }

    // MARK: Frames

    /// Draws any changes. Returns whether drawing waited for the display.
    private func draw() -> Bool {
        guard !display.isMinimized else { return false }
        let size = UIScreen.main.bounds.size
        dots.show(at: fingers.dots, in: size)
        let layers = application.windowsOnScreen.map(\.layer) + [dots.layer]
        var isShown = renderer.draw(layers, size: size, scale: scale, on: display.canvas) { pixels in
            display.show(pixels)
        }
        if !isShown, needsShowing {
            display.showAgain()
            isShown = true
        }
        needsShowing = false
        return display.isSynchronized && isShown
    }

    private func inspect() {
        guard inspector != nil else { return }
        let isSettled = application.isIdle
        let now = Self.seconds
        guard isSettled || now - lastInspection >= Self.inspectionInterval else { return }
        lastInspection = now
        inspector?.write(window, isSettled: isSettled)
    }

    private static var seconds: Double {
        Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
    }
}
