import CSDL
import Foundation
@_spi(Host) import UIKit

/// SDL's video system. There's one object from the first window to the last.
@MainActor
final class Display {
    /// The SDL driver for windows without a display. They aren't visible.
    static let dummyDriver = "dummy"

    /// - Parameters:
    ///   - driver: The name of SDL's video driver, or `nil` to let SDL choose.
    ///   - handlesSignals: A Boolean value that determines whether a signal to interrupt or terminate becomes
    ///     an event. Otherwise, it ends the process.
    init(driver: String? = nil, handlesSignals: Bool = true) throws {
        if let driver { SDL_SetHint(SDL_HINT_VIDEODRIVER, driver) }
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, handlesSignals ? "0" : "1")
        // A finger on a touch screen already counts as one, and the mouse is handled by the gallery.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        // Otherwise, a compositor would show other programs' windows without effects.
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
        SDL_SetMainReady()
        guard SDL_Init(Uint32(SDL_INIT_VIDEO)) == 0 else {
            throw Failure.unavailable("can't open a window: \(Self.reason)")
        }
        // If the display doesn't respond, SDL would choose any other driver, and nothing would be visible.
        let chosen = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
        guard chosen == driver || ["x11", "wayland"].contains(chosen) else {
            SDL_Quit()
            throw Failure.unavailable("can't open a window because the display doesn't respond")
        }
    }

    deinit {
        SDL_Quit()
    }

    /// A Boolean value that indicates whether the environment names a display.
    static var isNamed: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    static var reason: String { String(cString: SDL_GetError()) }

    /// The usable size of the first display, in SDL's units.
    var usableSize: CGSize {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &bounds) == 0 else { return CGSize(width: 1024, height: 768) }
        return CGSize(width: Int(bounds.w), height: Int(bounds.h))
    }

    /// Returns the largest scale at which a screen of `size` points fits. It's a multiple of 0.25, and at
    /// most 2.
    ///
    /// - Parameter room: The available space, in pixels.
    nonisolated static func scale(fitting size: CGSize, in room: CGSize) -> Double {
        // The title bar needs some of the space.
        let fit = min(room.width / size.width, (room.height - 40) / size.height)
        return min(max((Double(fit) * 4).rounded(.down) / 4, 0.5), 2)
    }
}

/// An SDL window that shows frames.
@MainActor
final class DisplayWindow {
    private let display: Display
    // Released only by the last owner, which is on the main thread like all others.
    private nonisolated(unsafe) let window: OpaquePointer
    /// `nil` without a graphics processor. The window's own pixels are faster than a texture then.
    private nonisolated(unsafe) let renderer: OpaquePointer?
    private nonisolated(unsafe) var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    /// A Boolean value that indicates whether showing a frame waits for the display.
    let isSynchronized: Bool

    /// - Parameter size: The size in SDL's units.
    init(_ display: Display, title: String, size: CGSize, isHidden: Bool = false) throws {
        self.display = display
        let flags =
            SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
            | (isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
        // In Swift, SDL_WINDOWPOS_CENTERED isn't a plain number.
        let centered: Int32 = 0x2FFF_0000
        guard
            let window = SDL_CreateWindow(
                title,
                centered,
                centered,
                Int32(size.width.rounded()),
                Int32(size.height.rounded()),
                flags
            )
        else { throw Failure.unavailable("can't open a window: \(Display.reason)") }
        let wanted = isHidden ? 0 : SDL_RENDERER_PRESENTVSYNC.rawValue
        renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue | wanted)
        guard renderer != nil || SDL_GetWindowSurface(window) != nil else {
            SDL_DestroyWindow(window)
            throw Failure.unavailable("can't draw in a window: \(Display.reason)")
        }
        self.window = window
        var info = SDL_RendererInfo()
        if let renderer { SDL_GetRendererInfo(renderer, &info) }
        isSynchronized = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
        SDL_SetWindowMinimumSize(window, 160, 160)
    }

    deinit {
        if let texture { SDL_DestroyTexture(texture) }
        if let renderer { SDL_DestroyRenderer(renderer) }
        SDL_DestroyWindow(window)
    }

    /// The window's size in SDL's units, which are also those of the mouse.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        return CGSize(width: Int(width), height: Int(height))
    }

    var pixelSize: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        if let renderer {
            guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return size }
        } else {
            SDL_GetWindowSizeInPixels(window, &width, &height)
        }
        return CGSize(width: Int(width), height: Int(height))
    }

    /// The number of pixels per SDL unit.
    var pixelsPerUnit: Double { Double(pixelSize.width / max(size.width, 1)) }

    func setSize(_ size: CGSize) {
        SDL_SetWindowSize(window, Int32(size.width.rounded()), Int32(size.height.rounded()))
    }

    var isMinimized: Bool { SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 }

    // MARK: Showing

    /// The window's own pixels, if frames can be drawn on them. They're valid until the window's size
    /// changes.
    var canvas: FrameRenderer.Pixels? {
        guard renderer == nil, let surface = SDL_GetWindowSurface(window),
            surface.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue,
            let pixels = surface.pointee.pixels
        else { return nil }
        return FrameRenderer.Pixels(
            start: pixels.assumingMemoryBound(to: UInt8.self),
            width: Int(surface.pointee.w),
            height: Int(surface.pointee.h),
            bytesPerRow: Int(surface.pointee.pitch)
        )
    }

    /// Shows a frame. If the window's size has changed, the frame is stretched.
    func show(_ pixels: FrameRenderer.Pixels) {
        guard let renderer else {
            if pixels != canvas { copy(pixels) }
            return showAgain()
        }
        if texture == nil || textureSize != (pixels.width, pixels.height) {
            if let texture { SDL_DestroyTexture(texture) }
            texture = SDL_CreateTexture(
                renderer,
                SDL_PIXELFORMAT_ARGB8888.rawValue,
                Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
                Int32(pixels.width),
                Int32(pixels.height)
            )
            textureSize = (pixels.width, pixels.height)
            if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
        }
        guard let texture else { return }
        SDL_UpdateTexture(texture, nil, pixels.start, Int32(pixels.bytesPerRow))
        showAgain()
    }

    /// Shows the last frame again.
    func showAgain() {
        guard let renderer else {
            SDL_UpdateWindowSurface(window)
            return
        }
        guard let texture else { return }
        if pixelSize != CGSize(width: textureSize.width, height: textureSize.height) {
            SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
            SDL_RenderClear(renderer)
        }
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    /// Copies a frame to the window's own pixels.
    private func copy(_ pixels: FrameRenderer.Pixels) {
        let frame = SDL_CreateRGBSurfaceWithFormatFrom(
            pixels.start,
            Int32(pixels.width),
            Int32(pixels.height),
            32,
            Int32(pixels.bytesPerRow),
            SDL_PIXELFORMAT_RGB888.rawValue
        )
        SDL_UpperBlitScaled(frame, nil, SDL_GetWindowSurface(window), nil)
        SDL_FreeSurface(frame)
    }
}
