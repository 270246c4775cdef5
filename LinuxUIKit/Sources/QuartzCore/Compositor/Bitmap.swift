import CPangoCairo
import CoreGraphics

/// Pixels that Cairo draws and pixman reads. They store premultiplied ARGB, or coverage alone.
///
/// Don't draw on a bitmap anymore after you've used a halved or bordered copy of it.
final class Bitmap {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// - Parameter isClear: Whether all pixels are transparent at first. Otherwise, they can have any color,
    ///   and each of them must be drawn.
    init(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32, isClear: Bool = true) {
        self.width = max(1, width)
        self.height = max(1, height)
        let stride = cairo_format_stride_for_width(format, Int32(self.width))
        // Bilinear filtering also reads the pixels to the right of the last column and below the last row,
        // without using them.
        let (rows, bytesPerRow) = (self.height + 1, Int(stride) + 8)
        let memory = isClear ? calloc(rows, bytesPerRow) : malloc(rows * bytesPerRow)
        let data = memory?.assumingMemoryBound(to: UInt8.self)
        surface = cairo_image_surface_create_for_data(
            data,
            format,
            Int32(self.width),
            Int32(self.height),
            stride
        )
        // Patterns can keep the surface, and thereby its pixels, longer than this bitmap.
        precondition(
            data != nil
                && cairo_surface_set_user_data(surface, Self.pixelsKey, data, free) == CAIRO_STATUS_SUCCESS,
            "No memory for a bitmap of \(width) × \(height) pixels"
        )
    }

    /// Creates a bitmap of pixels in memory that the caller owns, and that must outlive the bitmap.
    init(_ pixels: FrameRenderer.Pixels) {
        (width, height) = (pixels.width, pixels.height)
        surface = cairo_image_surface_create_for_data(
            pixels.start,
            CAIRO_FORMAT_ARGB32,
            Int32(width),
            Int32(height),
            Int32(pixels.bytesPerRow)
        )
    }

    private nonisolated(unsafe) static let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1
    )

    deinit {
        cairo_surface_destroy(surface)
    }

    var data: UnsafeMutablePointer<UInt8> { cairo_image_surface_get_data(surface) }
    var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

    /// A copy with one transparent pixel more on each side.
    private(set) lazy var bordered: Bitmap = {
        let result = Bitmap(width: width + 2, height: height + 2)
        for row in 0..<height {
            (result.data + (row + 1) * result.bytesPerRow + 4)
                .update(from: data + row * bytesPerRow, count: 4 * width)
        }
        cairo_surface_mark_dirty(result.surface)
        return result
    }()

    /// Draws on the bitmap with a new context.
    func draw(_ body: (OpaquePointer) -> Void) {
        let cairo = cairo_create(surface)!
        defer { cairo_destroy(cairo) }
        body(cairo)
        cairo_surface_flush(surface)
    }

    /// Returns the bitmap at half its width, half its height, or both. Each new pixel is the mean of the
    /// pixels that it represents.
    func halved(horizontally: Bool, vertically: Bool) -> Bitmap {
        let half = Bitmap(
            width: horizontally ? (width + 1) / 2 : width,
            height: vertically ? (height + 1) / 2 : height
        )
        let source = PixmanImage(self)
        let target = PixmanImage(half)
        // Midway between two pixels, bilinear filtering results in their mean.
        var scale = pixman_transform_t()
        pixman_transform_init_scale(
            &scale,
            Int32(width * 0x10000 / half.width),
            Int32(height * 0x10000 / half.height)
        )
        pixman_image_set_transform(source.image, &scale)
        pixman_image_set_filter(source.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(source.image, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(
            PIXMAN_OP_SRC,
            source.image,
            nil,
            target.image,
            0,
            0,
            0,
            0,
            0,
            0,
            Int32(half.width),
            Int32(half.height)
        )
        cairo_surface_mark_dirty(half.surface)
        return half
    }
}

/// A part of a bitmap, for pixman. The bitmap must outlive it.
struct PixmanImage: ~Copyable {
    let image: OpaquePointer

    init(_ bitmap: Bitmap) {
        self.init(bitmap, x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    }

    init(_ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int) {
        let start = bitmap.data + y * bitmap.bytesPerRow + 4 * x
        image = start.withMemoryRebound(to: UInt32.self, capacity: 1) { pixels in
            pixman_image_create_bits_no_clear(
                PIXMAN_a8r8g8b8,
                Int32(width),
                Int32(height),
                pixels,
                Int32(bitmap.bytesPerRow)
            )
        }
    }

    deinit {
        pixman_image_unref(image)
    }
}
