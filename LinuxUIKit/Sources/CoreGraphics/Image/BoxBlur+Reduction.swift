extension BoxBlur {
    /// A reduction of a mask's resolution for the duration of a blur.
    ///
    /// After a strong blur, fewer pixels can represent the same image. So blocks of pixels are averaged,
    /// blurred, and enlarged again, which takes a fraction of the time.
    struct Reduction {
        /// The width and height of a block, in pixels.
        let factor: Int
        /// The standard deviation of the blur that remains, in blocks.
        let sigma: CGFloat

        init(sigma: CGFloat) {
            let sigma = min(sigma, 1000)
            factor = sigma < 4 ? 1 : Int(sigma / 2)
            let size = CGFloat(factor)
            // Averaging blurs with a box of one block, and linear interpolation with a triangle of two.
            let done = factor == 1 ? 0 : size * size / 12 + size * size / 6
            self.sigma = (sigma * sigma - done).squareRoot() / size
        }

        func count(_ pixels: Int) -> Int { (pixels + factor - 1) / factor }

        func reduce(_ pixels: Pixels, to target: UnsafeMutablePointer<Float>) {
            let columns = count(pixels.width)
            target.initialize(repeating: 0, count: columns * count(pixels.height))
            let share = 1 / Float(factor * factor)
            var y = 0
            while y < pixels.height {
                let source = pixels.start + y &* pixels.bytesPerRow
                var out = target + (y / factor) &* columns
                var (x, inBlock) = (0, 0)
                while x < pixels.width {
                    if inBlock == factor {
                        inBlock = 0
                        out += 1
                    }
                    if source[x] != 0 { out.pointee += Float(source[x]) * share }
                    x &+= 1
                    inBlock &+= 1
                }
                y &+= 1
            }
        }

        func enlarge(_ source: UnsafeMutablePointer<Float>, to pixels: Pixels) {
            let (columns, rows) = (count(pixels.width), count(pixels.height))
            let line = UnsafeMutablePointer<Float>.allocate(capacity: columns + 1)
            defer { line.deallocate() }
            var y = 0
            while y < pixels.height {
                let (row, below) = position(of: y, count: rows)
                let upper = source + row &* columns
                let lower = row &+ 1 < rows ? upper + columns : upper
                var column = 0
                var isEmpty = true
                while column < columns {
                    line[column] = upper[column] + (lower[column] - upper[column]) * below
                    isEmpty = isEmpty && line[column] < 0.5
                    column &+= 1
                }
                line[columns] = line[columns &- 1]
                let target = pixels.start + y &* pixels.bytesPerRow
                if isEmpty {
                    target.update(repeating: 0, count: pixels.width)
                } else {
                    fill(target, count: pixels.width, from: line, columns: columns)
                }
                y &+= 1
            }
        }

        private func fill(
            _ target: UnsafeMutablePointer<UInt8>,
            count: Int,
            from line: UnsafeMutablePointer<Float>,
            columns: Int
        ) {
            let step = 1 / Float(factor)
            var (column, fraction) = position(of: 0, count: columns)
            // The first half block lies before the center of the first block, where nothing is interpolated.
            var waiting = factor / 2
            var x = 0
            while x < count {
                let value = line[column] + (line[column &+ 1] - line[column]) * fraction + 0.5
                target[x] = value <= 0 ? 0 : value >= 255 ? 255 : UInt8(value)
                x &+= 1
                if waiting > 0 {
                    waiting &-= 1
                    if waiting == 0 { (column, fraction) = position(of: x, count: columns) }
                    continue
                }
                fraction += step
                if fraction >= 0.9999 {
                    fraction -= 1
                    column = min(column &+ 1, columns &- 1)
                }
            }
        }

        /// Returns the last block whose center lies before the pixel's center, and the distance from there to
        /// the next block's center as a fraction.
        private func position(of pixel: Int, count: Int) -> (block: Int, fraction: Float) {
            let place = (Float(pixel) + 0.5) / Float(factor) - 0.5
            if place <= 0 { return (0, 0) }
            let block = Int(place)
            return block >= count - 1 ? (count - 1, 0) : (block, place - Float(block))
        }
    }
}
