import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// The pictures of places.
@MainActor
@Suite("The gallery's pictures")
struct PictureTests {
    /// Returns the image that a view shows at a size.
    private func image(of place: Place, side: CGFloat, style: UIUserInterfaceStyle = .light) throws -> UIImage
    {
        let picture = PictureView(of: place)
        picture.overrideUserInterfaceStyle = style
        picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
        picture.layoutIfNeeded()
        return try #require(picture.image)
    }

    @Test("A place's picture is drawn once for each size and appearance")
    func sharing() throws {
        let first = try image(of: .fjord, side: 60)
        #expect(try image(of: .fjord, side: 60) === first)
        #expect(try image(of: .fjord, side: 61) !== first)
        #expect(try image(of: .fjord, side: 60, style: .dark) !== first)
        #expect(try image(of: .dunes, side: 60) !== first)
    }
}
