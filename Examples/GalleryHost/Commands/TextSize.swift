@_spi(Host) import UIKit

/// The names that the command line has for the user's text size.
enum TextSize {
    static let names = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]

    static func category(named name: String) throws -> UIContentSizeCategory {
        guard let index = names.firstIndex(of: name) else {
            throw Failure.usage("unknown text size “\(name)”; choose from \(names.joined(separator: ", "))")
        }
        return UIContentSizeCategory.ordered[index]
    }
}
