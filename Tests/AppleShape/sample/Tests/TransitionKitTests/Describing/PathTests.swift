import Testing
import UIKit

@testable import TransitionKit

@Suite struct PathTests {
    @Test("A path is empty at first", arguments: [1, 2])
    func pathIsEmptyAtFirst(_ count: Int) async throws {
        let paths = (0..<count).map { _ in UIBezierPath() }
        #expect(paths.count == count)
        let path = try #require(paths.first)
        await close(path)
    }

    @MainActor private func close(_ path: UIBezierPath) { AttachedView(frame: .zero).move(along: path) }
}
