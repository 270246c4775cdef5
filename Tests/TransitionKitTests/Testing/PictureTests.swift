import Animators
import Foundation
import Testing
import TransitionKit
import TransitionTesting
import UIKit

/// The pictures of the kit with which apps test their own transitions.
@MainActor @Suite struct PictureTests {
    /// Returns a red screen with a blue quarter at the top left.
    private func makeApp() -> (app: TestApp, quarter: UIView) {
        let screen = UIViewController()
        screen.view.backgroundColor = .red
        let quarter = UIView(frame: CGRect(x: 0, y: 0, width: 195, height: 422))
        quarter.backgroundColor = .blue
        screen.view.addSubview(quarter)
        return (TestApp(rootViewController: screen), quarter)
    }

    @Test("Colors are those of the points, from the top left, at any scale", arguments: [0.5, 1, 2])
    func colorsAreThoseOfThePoints(scale: Double) {
        let (app, _) = makeApp()
        let picture = app.picture(scale: scale)
        #expect(picture.size == CGSize(width: 390, height: 844))
        #expect(picture.image.cgImage?.width == Int(390 * scale))
        #expect(picture.color(at: CGPoint(x: 10, y: 10)) == [0, 0, 255])
        #expect(picture.color(at: CGPoint(x: 200, y: 10)) == [255, 0, 0])
        #expect(picture.color(at: CGPoint(x: 10, y: 430)) == [255, 0, 0])
        for outside in [CGPoint(x: -1, y: 0), CGPoint(x: 390, y: 0), CGPoint(x: 0, y: 844)] {
            #expect(picture.color(at: outside).isEmpty)
        }
    }

    @Test("The difference is the fraction of the pixels with another color")
    func theDifferenceIsTheFractionOfThePixelsWithAnotherColor() {
        let (app, quarter) = makeApp()
        let before = app.picture()
        #expect(before.difference(from: app.picture()) == 0)
        quarter.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.9, alpha: 1)
        #expect(before.difference(from: app.picture()) == 0)
        #expect(before.difference(from: app.picture(), tolerance: 10) == 0.25)
        #expect(before.difference(from: app.picture(), tolerance: 30) == 0)
        quarter.backgroundColor = .green
        #expect(before.difference(from: app.picture()) == 0.25)
        #expect(before.difference(from: app.picture(scale: 2)) == 1)
    }

    @Test("A picture is written to a file, whose folders are created, and read from it")
    func aPictureIsWrittenToAFile() throws {
        let (app, _) = makeApp()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("inside/picture.png")
        #expect(throws: (any Error).self) { try Picture(contentsOf: file) }
        try app.picture().write(to: file)
        #expect(try Picture(contentsOf: file).difference(from: app.picture()) == 0)
        try Data("no picture".utf8).write(to: file)
        #expect(throws: CocoaError.self) { try Picture(contentsOf: file) }
    }

    @Test("An empty picture has no colors and no file")
    func anEmptyPictureHasNoColorsAndNoFile() {
        let picture = Picture(UIImage())
        #expect(picture.color(at: .zero).isEmpty)
        #expect(picture.difference(from: Picture(UIImage())) == 0)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("never.png")
        #expect(throws: CocoaError.self) { try picture.write(to: file) }
    }

    @Test("The picture of a filmstrip without pixels is empty", arguments: [0, 1, 2])
    func emptyFilmstrip(count: Int) {
        let picture = Filmstrip(Array(repeating: Picture(UIImage()), count: count)).picture
        #expect(picture.size == .zero)
        #expect(picture.color(at: .zero).isEmpty)
        #expect(picture.pngData == nil)
    }

    @Test("A filmstrip begins with the request, ends on time, and is arranged side by side")
    func aFilmstripBeginsWithTheRequest() async {
        let (app, _) = makeApp()
        let next = UIViewController()
        next.view.backgroundColor = .green
        let slide = SlideAnimator().with(duration: 1, timing: .linear)
        app.window.rootViewController?.present(next, with: slide)
        let start = CACurrentMediaTime()
        let strip = await app.filmstrip(of: 5, over: 1)
        #expect(abs(CACurrentMediaTime() - start - 1) < 0.001)
        #expect(strip.frames.count == 5)
        for (index, frame) in strip.frames.enumerated() {
            // The new screen's edge is at the right, at ¾, ½, ¼, and at the left.
            let edge = 390 * (1 - CGFloat(index) / 4)
            if edge < 390 { #expect(frame.color(at: CGPoint(x: edge + 8, y: 600)) == [0, 255, 0]) }
            if edge > 0 { #expect(frame.color(at: CGPoint(x: edge - 8, y: 600)) != [0, 255, 0]) }
        }
        let picture = strip.picture
        #expect(picture.size == CGSize(width: 5 * 390 + 6 * 4, height: 844 + 2 * 4))
        #expect(picture.color(at: CGPoint(x: 4 + 10, y: 4 + 10)) == [0, 0, 255])
        #expect(picture.color(at: CGPoint(x: 4 * 394 + 14, y: 14)) == [0, 255, 0])
        #expect(await app.filmstrip(of: 1, over: 0).frames.count == 2)
    }
}
