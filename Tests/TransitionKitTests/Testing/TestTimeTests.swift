import Foundation
import Testing

@testable import TransitionTesting

/// The time that the kit with which apps test their own transitions lets pass in one call.
@MainActor @Suite struct TestTimeTests {
    @Test(
        "However long a time is, it ends after an hour",
        arguments: [3601, 1e30, .greatestFiniteMagnitude] as [TimeInterval]
    )
    func longTimes(seconds: TimeInterval) {
        #expect(TestApp.limited(seconds) == 3600)
        #expect(TestApp.limited(-seconds) == 0)
    }

    @Test("A time of up to an hour passes as it is", arguments: [0, 0.3, 3600] as [TimeInterval])
    func shortTimes(seconds: TimeInterval) {
        #expect(TestApp.limited(seconds) == seconds)
    }
}
