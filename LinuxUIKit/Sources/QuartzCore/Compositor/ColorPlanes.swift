import CPangoCairo
@_spi(Host) import CoreGraphics

/// An image that stores its four premultiplied channels separately, for blurring.
///
/// The blur is always a mean of pixels inside the image, so it doesn't fade toward the edges.
final class ColorPlanes {
    private let width: Int
    private let height: Int
    private var front: UnsafeMutablePointer<Float>
    private var back: UnsafeMutablePointer<Float>

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        front = .allocate(capacity: 4 * width * height)
        back = .allocate(capacity: 4 * width * height)
        front.initialize(repeating: 0, count: 4 * width * height)
        back.initialize(repeating: 0, count: 4 * width * height)
    }

    deinit {
        front.deallocate()
        back.deallocate()
    }

    /// Stores the means of blocks of pixels, which have four bytes each.
    func average(
        _ start: UnsafeMutablePointer<UInt8>,
        width columns: Int,
        height rows: Int,
        bytesPerRow: Int,
        block: Int
    ) {
        let sums = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: width)
        defer { sums.deallocate() }
        var row = 0
        while row < height {
            sums.initialize(repeating: .zero, count: width)
            let lines = row &* block..<min((row &+ 1) &* block, rows)
            for y in lines {
                let line = UnsafeRawPointer(start + y &* bytesPerRow)
                var (x, column) = (0, 0)
                while column < width {
                    let end = min(x &+ block, columns)
                    var sum = sums[column]
                    while x < end {
                        let color = line.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD4<UInt8>.self)
                        sum &+= SIMD4<UInt32>(truncatingIfNeeded: color)
                        x &+= 1
                    }
                    sums[column] = sum
                    column &+= 1
                }
            }
            for column in 0..<width {
                let count = lines.count * (min((column + 1) * block, columns) - column * block)
                let share = 1 / Float(count)
                for channel in 0..<4 {
                    front[(channel * height + row) * width + column] = Float(sums[column][channel]) * share
                }
            }
            row &+= 1
        }
    }

    /// Applies three box blurs in each direction. Each pass writes lines as columns, so the image has its
    /// original orientation after six passes.
    func blur(sigma: Double) {
        guard sigma > 0 else { return }
        let box = BoxBlur.Box(sigma: CGFloat(sigma))
        for pass in 0..<6 {
            let (length, lines) = pass % 2 == 0 ? (width, height) : (height, width)
            blurTransposing(length: length, lines: lines, box: box)
            swap(&front, &back)
        }
    }

    private func blurTransposing(length: Int, lines: Int, box: BoxBlur.Box) {
        let (radius, share) = (box.radius, box.end)
        let room = radius &+ 1
        let padded = UnsafeMutablePointer<Float>.allocate(capacity: length &+ 2 &* room)
        let weights = UnsafeMutablePointer<Float>.allocate(capacity: length)
        defer {
            padded.deallocate()
            weights.deallocate()
        }
        padded.initialize(repeating: 0, count: length &+ 2 &* room)
        // At the ends of a line, the part of the box inside the line has the weight of the whole box.
        for index in 0..<length {
            let inside = min(index + radius, length - 1) - max(index - radius, 0) + 1
            let ends = (index >= room ? 1 : 0) + (index + room < length ? 1 : 0)
            (weights + index).initialize(to: 1 / (Float(inside) + share * Float(ends)))
        }
        var line = 0
        while line < 4 &* lines {
            (padded + room).update(from: front + line &* length, count: length)
            var sum: Float = 0
            var index = 1
            while index < 2 &* room {
                sum += padded[index]
                index &+= 1
            }
            // The lines of a channel become columns of the same channel.
            let (channel, row) = (line / lines, line % lines)
            var out = back + channel &* length &* lines + row
            index = 0
            while index < length {
                let first = padded[index]
                let last = padded[index &+ 2 &* room]
                out.pointee = (sum + share * (first + last)) * weights[index]
                sum += last - padded[index &+ 1]
                out += lines
                index &+= 1
            }
            line &+= 1
        }
    }

    /// The image in Cairo's format.
    var bitmap: Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for row in 0..<height {
            let line = bitmap.data + row * bitmap.bytesPerRow
            for column in 0..<width {
                func value(_ channel: Int) -> Float {
                    front[(channel * height + row) * width + column] + 0.5
                }
                // No color may exceed the alpha value, which is the last channel.
                let alpha = min(max(value(3), 0), 255)
                line[4 * column + 3] = UInt8(alpha)
                for channel in 0..<3 {
                    line[4 * column + channel] = UInt8(min(max(value(channel), 0), alpha))
                }
            }
        }
        cairo_surface_mark_dirty(bitmap.surface)
        return bitmap
    }
}
