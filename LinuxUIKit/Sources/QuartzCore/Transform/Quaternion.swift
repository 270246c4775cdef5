/// A rotation in space, as a quaternion of length one.
struct Quaternion {
    var w: Double
    var vector: SIMD3<Double>

    static let identity = Quaternion(w: 1, vector: SIMD3<Double>(0, 0, 0))

    init(w: Double, vector: SIMD3<Double>) {
        self.w = w
        self.vector = vector
    }

    init(angle: Double, axis: SIMD3<Double>) {
        self.init(w: cos(angle / 2), vector: axis * sin(angle / 2))
    }

    /// Creates a rotation from the rows of its matrix for row vectors. The rows must be orthonormal and
    /// right-handed.
    init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        // Calculates the largest component first, because division by a small one would reduce the precision.
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let s = 2 * (1 + trace).squareRoot()
            self.init(w: s / 4, vector: SIMD3<Double>(y.z - z.y, z.x - x.z, x.y - y.x) / s)
        } else if x.x >= y.y, x.x >= z.z {
            let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
            self.init(w: (y.z - z.y) / s, vector: SIMD3<Double>(s / 4, (x.y + y.x) / s, (x.z + z.x) / s))
        } else if y.y >= z.z {
            let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
            self.init(w: (z.x - x.z) / s, vector: SIMD3<Double>((x.y + y.x) / s, s / 4, (y.z + z.y) / s))
        } else {
            let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
            self.init(w: (x.y - y.x) / s, vector: SIMD3<Double>((x.z + z.x) / s, (y.z + z.y) / s, s / 4))
        }
    }

    /// The rows of the matrix for row vectors.
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let (x, y, z) = (vector.x, vector.y, vector.z)
        return (
            SIMD3<Double>(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3<Double>(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3<Double>(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
    }

    /// Returns a rotation that applies this rotation first and then `next`.
    func followed(by next: Quaternion) -> Quaternion {
        Quaternion(
            w: next.w * w - next.vector.dot(vector),
            vector: vector * next.w + next.vector * w + next.vector.cross(vector)
        )
    }

    /// Interpolates along the shorter arc of the great circle, at constant speed. Fractions outside 0…1
    /// extrapolate.
    static func slerp(_ a: Quaternion, _ b: Quaternion, _ t: Double) -> Quaternion {
        var b = b
        var cosine = a.w * b.w + a.vector.dot(b.vector)
        if cosine < 0 {
            b = Quaternion(w: -b.w, vector: -b.vector)
            cosine = -cosine
        }
        // Calculates the sine from the difference of the ends, because an arccosine near 1 isn't precise.
        let gap = Quaternion(w: b.w - a.w * cosine, vector: b.vector - a.vector * cosine)
        let sine = (gap.w * gap.w + gap.vector.dot(gap.vector)).squareRoot()
        guard sine > 1e-15 else { return a }
        let angle = atan2(sine, cosine) * t
        let (p, q) = (cos(angle), sin(angle) / sine)
        return Quaternion(w: a.w * p + gap.w * q, vector: a.vector * p + gap.vector * q)
    }
}
