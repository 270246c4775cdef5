@_spi(Host) import QuartzCore
import Testing

@Suite struct TimingFunctionTests {
    static let table: [(CAMediaTimingFunctionName, [Double])] = [
        (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
        (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
        (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
        (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
        (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ]

    @Test(arguments: table)
    func namedCurvesHaveTheirPublishedValues(name: CAMediaTimingFunctionName, expected: [Double]) {
        let function = CAMediaTimingFunction(name: name)
        for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            #expect(near(function.value(at: x), y, 1e-6))
        }
    }

    /// The curve in parametric form. The function must contain each of its points.
    @Test(arguments: [
        (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 1, 1, 0), (1, 0, 0, 1), (0.5, -1, 0.5, 2),
        (0, 0, 0, 0), (0.3, 0.3, 0.7, 0.9),
    ])
    func everyPointOfTheCurveIsMet(x1: Double, y1: Double, x2: Double, y2: Double) {
        let function = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        for step in 1..<100 {
            let t = Double(step) / 100
            let s = 1 - t
            let x = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
            let y = 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t
            // Where the curve is almost vertical, a small error in x is a large one in y.
            let slope = abs(3 * s * s * x1 + 6 * s * t * (x2 - x1) + 3 * t * t * (1 - x2))
            #expect(near(function.value(at: x), y, slope > 1e-2 ? 1e-7 : 1e-3))
        }
    }

    @Test func theEndsAreFixedAndNothingLiesBeyond() {
        let function = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.9, 0.1)
        #expect([-1, 0, 1, 2].map { function.value(at: $0) } == [0, 0, 1, 1])
    }

    @Test func controlPointsCanBeRead() {
        let function = CAMediaTimingFunction(name: .easeIn)
        var points: [[Float]] = []
        for index in 0...3 {
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            points.append(point)
        }
        #expect(points == [[0, 0], [0.42, 0], [1, 1], [1, 1]])
        #expect(function == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
        #expect(function != CAMediaTimingFunction(name: .easeOut))
    }
}
