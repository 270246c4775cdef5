import Foundation
import Testing
import UIKit

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

    @Test(
        "A wait ends after an hour at most",
        arguments: [(.infinity, 3600), (1e30, 3600), (5, 5), (-.infinity, -.infinity), (.nan, 0)]
            as [(TimeInterval, TimeInterval)]
    )
    func waitEndsAfterHourAtMost(limit: TimeInterval, expected: TimeInterval) {
        let now = CACurrentMediaTime()
        let deadline = TestApp.deadline(after: limit)
        #expect(deadline == now + expected || abs(deadline - now - expected) < 0.001)
    }
}
