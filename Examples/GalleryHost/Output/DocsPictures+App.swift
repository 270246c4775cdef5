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
        try write(moments, to: "presentations.webp")
    }

    private func write(_ frames: [CGImage], to name: String) throws {
        let animation = WebPAnimation(writer: Self.films)
        for frame in frames { try animation.add(frame, for: 1 / Self.frameRate) }
        try write(animation.finish(), to: name)
    }
}
