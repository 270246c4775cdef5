@_spi(Host) import CoreGraphics

extension CGImage {
    /// Returns the largest difference of a color component from an image of the same size, and the number of
    /// pixels that differ by more than 3.
    func difference(from other: CGImage) -> (largest: Int, count: Int) {
        var (largest, count) = (0, 0)
        withPixels { one, oneRow in
            other.withPixels { other, otherRow in
                for y in 0..<height {
                    for x in 0..<width {
                        var step = 0
                        for component in 4 * x..<4 * x + 3 {
                            let left = Int(one[y * oneRow + component])
                            let right = Int(other[y * otherRow + component])
                            step = max(step, abs(left - right))
                        }
                        largest = max(largest, step)
                        if step > 3 { count += 1 }
                    }
                }
            }
        }
        return (largest, count)
    }
}
