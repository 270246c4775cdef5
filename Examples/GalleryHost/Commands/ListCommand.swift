import Foundation
import Gallery

/// The command `gallery list`. It lists the animators with a summary of each, and then the containers.
@MainActor
enum ListCommand {
    static var text: String {
        let entries = GalleryCatalog.entries
        let column = (entries.map(\.name.count).max() ?? 0) + 2
        let animators = entries.map { entry in
            "  " + entry.name.padding(toLength: column, withPad: " ", startingAt: 0) + entry.summary
        }
        let containers = "  " + DemoContainer.names.joined(separator: ", ")
        return (["animators"] + animators + ["containers", containers]).joined(separator: "\n")
    }
}
