import Foundation

/// Measures work with the machine's clocks. The transitions themselves use the virtual clock.
enum Stopwatch {
    /// Returns the time that the thread spent on `work`, in seconds, regardless of other processes.
    @MainActor
    static func seconds(_ work: () -> Void) -> Double {
        seconds(by: CLOCK_THREAD_CPUTIME_ID, work)
    }

    /// Returns the elapsed time of `work`, in seconds.
    @MainActor
    static func wallSeconds(_ work: () -> Void) -> Double {
        seconds(by: CLOCK_MONOTONIC, work)
    }

    @MainActor
    private static func seconds(by clock: clockid_t, _ work: () -> Void) -> Double {
        var (start, end) = (timespec(), timespec())
        clock_gettime(clock, &start)
        work()
        clock_gettime(clock, &end)
        return Double(end.tv_sec - start.tv_sec) + 1e-9 * Double(end.tv_nsec - start.tv_nsec)
    }
}

extension [Double] {
    var median: Double {
        precondition(!isEmpty, "nothing was measured")
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(width - count, 0))
    }

    func padded(before width: Int) -> String {
        String(repeating: " ", count: Swift.max(width - count, 0)) + self
    }
}
