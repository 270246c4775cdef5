import Foundation
import Gallery

/// The page that shows all filmstrips, grouped by animator. It requires only the files next to it.
@MainActor
struct IndexPage {
    let clips: [Clip]
    /// The line that distinguishes the page from others.
    static let title = "<title>TransitionKit gallery</title>"

    var html: String {
        let sections = GalleryCatalog.entries.compactMap(section)
        let links = GalleryCatalog.entries.filter { entry in clips.contains { $0.animator == entry.name } }
            .map { "<a href=\"#\($0.name)\">\(escaped($0.title))</a>" }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            \(Self.title)
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header>
            <h1>TransitionKit gallery</h1>
            <nav>\(links.joined(separator: "\n"))</nav>
            </header>
            <main>
            \(sections.joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private func section(_ entry: CatalogEntry) -> String? {
        let own = clips.filter { $0.animator == entry.name }
        guard !own.isEmpty else { return nil }
        let figures = own.map { clip in
            """
            <figure>
            <figcaption>\(escaped(clip.container.title)) <span>\(clip.direction.rawValue)\(clip.outcome.map { ", dragged: \($0.rawValue)" } ?? "")</span></figcaption>
            <a href="\(clip.path)/filmstrip.png"><img src="\(clip.path)/filmstrip.png" loading="lazy" \
            alt="\(escaped(entry.title)) in \(escaped(clip.container.title)), \(clip.direction.rawValue)"></a>
            </figure>
            """
        }
        return """
            <section id="\(entry.name)">
            <h2>\(escaped(entry.title))</h2>
            <p>\(escaped(entry.summary))</p>
            <div class="strips">
            \(figures.joined(separator: "\n"))
            </div>
            </section>
            """
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static let style = """
        :root { --ground: #f5f5f7; --text: #1c1c1e; --faint: #6c6c74; --line: #dcdce1; --tint: #4b4acf; }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #161618; --text: #f2f2f7; --faint: #9a9aa4; --line: #34343a; --tint: #a3a2ff; }
          img { filter: brightness(0.9); }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--text);
          font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
        header, main { max-width: 1500px; margin: 0 auto; padding: 0 24px; }
        h1 { font-size: 34px; line-height: 1.2; letter-spacing: -0.02em; margin: 48px 0 12px; }
        nav { display: flex; flex-wrap: wrap; gap: 6px 18px; }
        a { color: var(--tint); text-decoration: none; }
        a:hover { text-decoration: underline; }
        section { border-top: 1px solid var(--line); margin-top: 40px; padding-top: 32px; }
        h2 { font-size: 24px; letter-spacing: -0.015em; margin: 0; }
        p { color: var(--faint); margin: 4px 0 20px; }
        .strips { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 620px), 1fr)); }
        figure { margin: 0; }
        figcaption { font-weight: 600; margin-bottom: 8px; }
        figcaption span { color: var(--faint); font-weight: 400; }
        img { display: block; width: 100%; height: auto; border-radius: 14px; }
        """
}
