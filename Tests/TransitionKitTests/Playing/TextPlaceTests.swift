import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Where text is in a view, so that equal text stays aligned in a flight.
@MainActor @Suite struct TextPlaceTests {
    @Test("A line that a label shrinks counts as large as it's drawn", arguments: [0, 0.8] as [CGFloat])
    func shrunkLine(least: CGFloat) throws {
        UIApplication.reset()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let label = UILabel()
        label.text = "A large title"
        label.font = .systemFont(ofSize: 34)
        let whole = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        label.frame = CGRect(x: 20, y: 30, width: whole.width / 2, height: 60)
        container.addSubview(label)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = least
        let factor = max(0.5, least)
        let content = label.place(of: nil, in: container, on: nil).content
        guard case .text(let words, let size, _) = content else {
            Issue.record("\(content)")
            return
        }
        #expect(abs(size - 34 * factor) < 0.01)
        #expect(abs(words.height - whole.height * factor) < 0.01)
        #expect(abs(words.midY - 60) < 0.01)
        // With enough room, it isn't shrunk.
        label.frame.size.width = whole.width + 1
        let roomy = label.place(of: nil, in: container, on: nil).content
        guard case .text(_, let natural, _) = roomy else {
            Issue.record("\(roomy)")
            return
        }
        #expect(abs(natural - 34) < 0.01)
    }
}
