import Foundation
import Testing
@_spi(Host) import UIKit

@MainActor
@Suite
struct PasteboardTests {
    private final class Log: @unchecked Sendable {
        var entries: [String?] = []
    }

    @Test func whatIsCopiedIsThere() {
        let board = UIPasteboard.general
        let log = Log()
        board.onChange = { log.entries.append($0) }
        defer { board.onChange = nil }
        let changes = board.changeCount
        board.string = "one"
        #expect(board.string == "one" && board.strings == ["one"] && board.hasStrings)
        board.strings = ["two", "three"]
        #expect(board.string == "two" && board.numberOfItems == 2)
        #expect(board.changeCount == changes + 2)
        #expect(log.entries == ["one", "two"])
        board.systemDidChange(to: "other")
        #expect(board.string == "other" && log.entries.count == 2, "what came from outside is not sent back")
        board.string = nil
        #expect(board.string == nil && !board.hasStrings)
    }
}
