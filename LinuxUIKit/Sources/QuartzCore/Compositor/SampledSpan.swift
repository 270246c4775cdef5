/// Points of a picture that successive pixels of a row show.
struct SampledSpan {
    let x: Parabola
    let y: Parabola
    let count: Int

    /// - Parameters:
    ///   - start: The first point, in pixels of the picture.
    ///   - middle: The point halfway.
    ///   - end: The point after the last one.
    init(from start: Vector2, over middle: Vector2, to end: Vector2, count: Int) {
        let share = 1 / Double(count)
        let bend = 4 * share * share * (start - 2 * middle + end)
        let step = share * (end - start) - 0.5 * Double(count - 1) * bend
        x = Parabola(start: start.x, step: step.x, bend: bend.x)
        y = Parabola(start: start.y, step: step.y, bend: bend.y)
        self.count = count
    }

    /// Returns the indices of the points that have pixels on all sides in a picture.
    func indices(inside window: SampledWindow) -> Range<Int> {
        // A parabola can deviate slightly from the line that all points are on.
        let room = 1 << 26
        let (left, right) = (window.left + room, window.right - room)
        let (top, bottom) = (window.top + room, window.bottom - room)
        func isInside(_ index: Int) -> Bool {
            let (x, y) = (x.value(at: index), y.value(at: index))
            return x >= left && x < right && y >= top && y < bottom
        }
        // Those inside follow one another. Mostly, these are all but a few.
        var (first, end) = (0, count)
        while first < end, !isInside(first) { first += 1 }
        while first < end, !isInside(end - 1) { end -= 1 }
        return first..<end
    }

    /// Returns the values of a linear function of the points.
    ///
    /// - Parameters:
    ///   - start: The value at the picture's origin.
    ///   - slope: The change of the value per pixel of the picture.
    func values(start: Double, slope: Vector2) -> Parabola {
        Parabola(
            start: start + slope.x * x.exactStart + slope.y * y.exactStart,
            step: slope.x * x.exactStep + slope.y * y.exactStep,
            bend: slope.x * x.exactBend + slope.y * y.exactBend
        )
    }
}

/// Successive values of a quadratic function, in units of 2⁻³².
struct Parabola {
    let start: Int
    /// The difference between the first two values.
    let step: Int
    /// The difference between successive differences.
    let bend: Int

    @inline(__always)
    init(start: Double, step: Double, bend: Double) {
        self.start = Self.fixed(start)
        self.step = Self.fixed(step)
        self.bend = Self.fixed(bend)
    }

    var exactStart: Double { Double(start) * 0x1p-32 }
    var exactStep: Double { Double(step) * 0x1p-32 }
    var exactBend: Double { Double(bend) * 0x1p-32 }

    @inline(__always)
    func value(at index: Int) -> Int { start &+ index &* step &+ (index &* (index &- 1) / 2) &* bend }

    /// The difference between the value at an index and the next one.
    @inline(__always)
    func step(at index: Int) -> Int { step &+ index &* bend }

    /// A value that's far outside of every picture, or not a number, becomes another one.
    @inline(__always)
    private static func fixed(_ value: Double) -> Int {
        abs(value) < 1e6 ? Int(value * 0x1p32) : value > 0 ? 1_000_000 << 32 : -1_000_000 << 32
    }
}
