import Foundation
import Testing

@testable import GalleryHost

@MainActor
@Suite("gallery run")
struct RunCommandTests {

    @Test("A list of views that can't be written results in status 73, and is named")
    func unwritable() throws {
        let temporary = try TemporaryFolder()
        let path = temporary.url.appendingPathComponent("nowhere/list.json").path
        let failure = #expect(throws: Failure.self) {
            try RunCommand(options: RunOptions(inspection: path)).run()
        }
        #expect(failure?.exitStatus == 73)
        #expect(failure?.message.contains("nowhere/list.json") == true)
    }
}
