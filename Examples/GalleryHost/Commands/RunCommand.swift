import Foundation
import Gallery
@_spi(Host) import UIKit

/// The command `gallery run`, which opens the app in a window.
@MainActor
struct RunCommand {
    let options: RunOptions

    func run() throws {
        guard Display.isNamed else {
            throw Failure.unavailable("there's no display to open a window on")
        }
        try prepareInspection()
        try AppLoop(options: options, display: Display()).run()
    }

    /// Runs the app if there's a working display. Otherwise, returns `false`.
    func runIfPossible() throws -> Bool {
        guard Display.isNamed, let display = try? Display() else { return false }
        try prepareInspection()
        try AppLoop(options: options, display: display).run()
        return true
    }

    /// Creates the file for the list of views, so that nobody waits for one that can't be written.
    func prepareInspection() throws {
        guard let path = options.inspection else { return }
        do {
            try Data().write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure.cannotCreate("can't write “\(path)”")
        }
    }
}
