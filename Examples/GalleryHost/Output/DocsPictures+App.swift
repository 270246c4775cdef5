import Gallery
@_spi(Host) import UIKit

// Images of the gallery app.

extension DocsPictures {
    private static let films = WebPWriter(compression: .lossy(quality: 34), effort: 6)

    /// Draws the gallery app: its first screen, and the playgrounds of two animators.
    func drawApp() throws {
        let screen = CGSize(width: 390, height: 844)
        let scale = 0.7
        var app = AppPicture(screen: screen, scale: 2 * scale)
        var frames = [app.firstScreen(), try app.playground(of: entry("cube"), progress: 0.5)]
        app.isDark = true
        frames.append(try app.playground(of: entry("fold"), progress: 0.55))
        let picture = Poster(screen: screen, scale: scale).picture(of: frames)
        try write(WebPWriter(compression: .lossy(quality: 80)).data(of: picture), to: "gallery.webp")
    }

    /// Draws a photo that becomes a page, is dragged, and returns.
    func drawZoom() throws {
        let scale = 0.56
        let film = AppFilm(screen: Self.screen, scale: 2 * scale, frameRate: Self.frameRate)
        try film.open("Shared Elements")
        try film.open("Animator", at: 0.75)
        film.film(0.5)
        try film.tap("Erg Chebbi")
        film.film(1.3)
        film.filmDrag(from: CGPoint(x: 170, y: 240), to: CGPoint(x: 240, y: 470), duration: 0.9, lifts: false)
        film.film(0.4)
        film.lift()
        film.film(1.2)
        let poster = Poster(screen: Self.screen, scale: scale)
        try write(film.frames.map { poster.picture(of: [$0]) }, to: "photos.webp")
    }

    /// Draws a grid that becomes a page, by a pinch and by a tap.
    func drawAlbum() throws {
        let scale = 0.56
        let film = AppFilm(screen: Self.screen, scale: 2 * scale, frameRate: Self.frameRate)
        try film.open("Grid to Pages")
        film.film(0.5)
        let middle = CGPoint(x: Self.screen.width / 2, y: 330)
        film.filmPinch(around: middle, through: [60, 110, 80, 220], duration: 0.6)
        film.film(1)
        film.filmDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.4)
        film.film(1.2)
        film.filmPinch(around: middle, through: [220, 60], duration: 0.6)
        film.film(1)
        let poster = Poster(screen: Self.screen, scale: scale)
        try write(film.frames.map { poster.picture(of: [$0]) }, to: "album.webp")
    }

    /// Draws a sheet, a drawer, and a toast side by side.
    func drawPresentations() throws {
        let scale = 0.5
        func film(_ kind: CGFloat, _ play: (AppFilm) throws -> Void) throws -> [CGImage] {
            let film = AppFilm(screen: Self.screen, scale: 2 * scale, frameRate: Self.frameRate)
            try film.open("Cards and Sheets")
            try film.open("Kind", at: (kind + 0.5) / 4)
            film.film(0.4)
            try film.tap("Present")
            try play(film)
            return film.frames
        }
        let middle = Self.screen.width / 2
        let films = try [
            film(2) { film in
                film.film(0.9)
                film.filmDrag(from: CGPoint(x: middle, y: 400), to: CGPoint(x: middle, y: 130), duration: 0.6)
                film.film(1)
                film.filmDrag(from: CGPoint(x: middle, y: 120), to: CGPoint(x: middle, y: 600), duration: 0.6)
                film.film(1.3)
            },
            film(1) { film in
                film.film(1.6)
                film.filmDrag(from: CGPoint(x: 250, y: 420), to: CGPoint(x: 40, y: 420), duration: 0.7)
                film.film(2.1)
            },
            film(3) { film in film.film(4.4) },
        ]
        let poster = Poster(screen: Self.screen, scale: scale, captions: ["Sheet", "Drawer", "Toast"])
        let count = films.map(\.count).min() ?? 0
        let moments = (0..<count).map { moment in poster.picture(of: films.map { $0[moment] }) }
        // Three screens have three times as many pixels.
        try write(
            moments,
            to: "presentations.webp",
            by: WebPWriter(compression: .lossy(quality: 24), effort: 6)
        )
    }

    /// Draws every kind of card at rest, side by side, for the guide, which doesn't support animations.
    func drawCards(to file: URL) throws {
        let scale = 0.29
        func still(_ play: (AppFilm) throws -> Void) throws -> CGImage {
            let film = AppFilm(screen: Self.screen, scale: 2 * scale, frameRate: Self.frameRate)
            try play(film)
            film.film(1 / Self.frameRate)
            guard let frame = film.frames.last else { throw Failure.internalError("there's no frame") }
            return frame
        }
        let kinds = try (0..<4).map { kind in
            try still { film in
                try film.open("Cards and Sheets")
                try film.open("Kind", at: (CGFloat(kind) + 0.5) / 4)
                try film.open("Present")
            }
        }
        let others = try ["Map and Search", "Mini Player"].map { name in try still { try $0.open(name) } }
        let captions = ["Card", "Drawer", "Sheet", "Toast", "Panel", "Panel"]
        let poster = Poster(screen: Self.screen, scale: scale, captions: captions)
        guard let data = poster.picture(of: kinds + others).pngData() else {
            throw Failure.internalError("the picture of the cards is invalid")
        }
        try PictureFile(url: file).write(data)
    }

    private func write(_ frames: [CGImage], to name: String, by writer: WebPWriter = films) throws {
        let animation = WebPAnimation(writer: writer)
        for frame in frames { try animation.add(frame, for: 1 / Self.frameRate) }
        try write(animation.finish(), to: name)
    }
}
