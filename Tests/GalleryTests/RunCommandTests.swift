import Foundation
import Testing

@testable import GalleryHost

@MainActor
@Suite("gallery run")
struct RunCommandTests {

    @Test("A list of views that can't be written results in status 73, and is named")
    func listOfViewsThatCantBeWrittenResultsInStatus73() throws {
        let temporary = try TemporaryFolder()
        let path = temporary.url.appendingPathComponent("nowhere/list.json").path
        let failure = #expect(throws: Failure.self) {
            try RunCommand(options: RunOptions(inspection: path)).prepareInspection()
        }
        #expect(failure?.exitStatus == 73)
        #expect(failure?.message.contains("nowhere/list.json") == true)
    }

    @Test("Without a display, an earlier list of views remains", .enabled { await !Display.isNamed })
    func withoutADisplay() throws {
        let temporary = try TemporaryFolder()
        let url = temporary.url.appendingPathComponent("list.json")
        try Data("[]".utf8).write(to: url)
        #expect(throws: Failure.self) {
            try RunCommand(options: RunOptions(inspection: url.path)).run()
        }
        let data = try Data(contentsOf: url)
        #expect(data == Data("[]".utf8))
    }
}
