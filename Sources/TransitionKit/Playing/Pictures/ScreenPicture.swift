import UIKit

/// A picture of a screen, from which any number of views can be created. The screen is captured only once,
/// when the picture is taken. Until then, the views are empty.
///
/// Slices are cut from a drawing, which is fast even for a hundred of them. If a screen shows content that
/// can't be drawn, such as a web page or video, they're cut from the screen itself before it's hidden. A part
/// of a snapshot that was never in a window could be empty.
@MainActor final class ScreenPicture {
    /// What a picture is for.
    enum Use {
        /// A whole screen.
        case whole
        /// Slices of the screen, which can also be blurred.
        case slices
        /// Only a blurred screen, which needs no details.
        case blur
    }

    /// A part of the screen to show.
    struct Cut {
        /// The part, in fractions of the screen. The default is the whole screen.
        var slice = Pose.Clip.wholeScreen
        /// The clockwise rotation of the part about its center before it's cut out, in radians.
        var rotation: CGFloat = 0
        /// Whether the view can show other parts as well.
        var scrolls = false
        /// The axis along which the part is blurred.
        var blur: TransitionAxis?
    }

    private enum Source {
        /// A UIKit snapshot, which contains everything visible.
        case snapshot(UIView)
        case drawing(CGImage)
    }

    let screen: UIView
    /// Whether the content isn't on the screen yet.
    let needsUpdates: Bool

    private let use: Use
    /// The appearance of the screen before the transition has changed it.
    private let appearance: Appearance
    private var source: Source?
    /// The drawing. For a blur, it's used even if a part of the screen is missing, which nobody notices.
    private var drawing: CGImage?
    /// Whether the screen is hidden behind the picture.
    private var isHidden = false
    /// Whether slices are cut from the screen rather than from the snapshot.
    private var cutsScreen = false
    /// The views that show parts of the picture.
    private var parts: [Part] = []
    /// The parts of a picture that this one stretches, which can't be cut again.
    private var stretchedParts: [Part] = []
    private var handlers: [(CGImage) -> Void] = []
    /// Copies of the drawing that are blurred evenly or along an axis, which all participants share.
    private var blurs: [TransitionAxis?: CGImage] = [:]

    /// What a transition changes of a screen besides its position.
    private typealias Appearance = (mask: UIView?, cornerRadius: CGFloat, opacity: CGFloat)

    /// A view that shows a part of the picture.
    private final class Part {
        weak var view: UIView?
        let cut: Cut
        /// The part of the screen or its snapshot that it shows.
        var piece: UIView?

        init(_ view: UIView, _ cut: Cut) { (self.view, self.cut) = (view, cut) }
    }

    /// Creates a picture without taking it.
    ///
    /// - Parameters:
    ///   - screen: A view in its container.
    ///   - needsUpdates: Whether the content isn't on the screen yet.
    ///   - use: What it's for.
    /// - Returns: `nil` if the view is empty or isn't in a window.
    init?(of screen: UIView, needsUpdates: Bool, for use: Use) {
        guard screen.superview != nil, screen.window != nil, !screen.bounds.isEmpty else { return nil }
        self.screen = screen
        self.needsUpdates = needsUpdates
        self.use = use
        appearance = (screen.mask, screen.layer.cornerRadius, screen.alpha)
    }

    var isTaken: Bool { source != nil }

    /// The view whose content the picture shows. The shadow around a card is animated, but isn't part of it.
    var content: UIView { (screen as? any PresentationView)?.content ?? screen }

    /// Takes the picture. A screen that moves itself has its appearance at rest meanwhile. Layout can call
    /// the app.
    ///
    /// - Parameters:
    ///   - flushes: Whether to show the screen's current state first.
    ///   - isWanted: A closure that returns whether the transition goes on. If it doesn't, the screen stays
    ///     at rest.
    func take(flushes: Bool = false, while isWanted: () -> Bool = { true }) {
        let restoreAppearance = bringToRest()
        defer { if isWanted() { restoreAppearance() } }
        let drawn = use == .whole || screen.showsUndrawableContent ? nil : draw(flushes: flushes)
        drawing = drawn?.image
        source = drawn?.isComplete == true || use == .blur ? drawing.map { .drawing($0) } : nil
        cutsScreen = source == nil && use == .slices
        if source == nil { source = screen.snapshotView(afterScreenUpdates: flushes).map { .snapshot($0) } }
        parts.removeAll { $0.view == nil }
        (stretchedParts, blurs) = ([], [:])
        for part in parts { fill(part) }
        if !handlers.isEmpty, let image = blurred() { for handler in handlers { handler(image) } }
    }

    /// Draws the screen. It isn't complete if UIKit doesn't have the content of all its views.
    private func draw(flushes: Bool) -> (image: CGImage?, isComplete: Bool) {
        let format = UIGraphicsImageRendererFormat(for: screen.traitCollection)
        if use == .blur { format.scale = min(format.scale, 1) }
        // Without a flush, a screen whose size is animated, such as in a sheet that grows, is drawn in the
        // size that it still has on the display. The rest of a larger picture would stay empty.
        var area = screen.bounds
        if !flushes, let shown = screen.layer.presentation()?.bounds, !shown.isEmpty {
            area.size = shown.size
        }
        var isComplete = true
        let image = UIGraphicsImageRenderer(bounds: area, format: format).image { _ in
            isComplete = screen.drawHierarchy(in: screen.bounds, afterScreenUpdates: flushes)
        }
        return (image.cgImage, isComplete)
    }

    /// Gives the screen the appearance that it has at rest.
    ///
    /// - Returns: A closure that brings the current one back.
    private func bringToRest() -> () -> Void {
        let current: Appearance = (screen.mask, screen.layer.cornerRadius, screen.alpha)
        guard current != appearance else { return {} }
        apply(appearance)
        return { [self] in apply(current) }
    }

    private func apply(_ appearance: Appearance) {
        if screen.mask !== appearance.mask { screen.mask = appearance.mask }
        (screen.layer.cornerRadius, screen.alpha) = (appearance.cornerRadius, appearance.opacity)
    }

    /// Takes the picture again, of the screen as it is now.
    func retake(while isWanted: () -> Bool) {
        if isHidden { screen.isHidden = false }
        take(flushes: true, while: isWanted)
        // If the app has ended the transition meanwhile, the screen stays visible.
        if isHidden { screen.isHidden = true }
    }

    /// Shows another picture, stretched to the size of the screen.
    func stretch(_ other: ScreenPicture) {
        (source, drawing, stretchedParts, blurs) = (other.source, other.drawing, other.parts, other.blurs)
        if case .snapshot(let view) = source { view.removeFromSuperview() }
    }

    /// Calls a closure with a blurred drawing of the whole screen, whenever there's a new one. A snapshot
    /// can't be blurred.
    func whenBlurred(_ handler: @escaping (CGImage) -> Void) {
        handlers.append(handler)
        if let image = blurred() { handler(image) }
    }

    private func blurred(along axis: TransitionAxis? = nil) -> CGImage? {
        guard let drawing else { return nil }
        if let blur = blurs[axis] { return blur }
        let (size, isOpaque) = (screen.bounds.size, !screen.layer.isSeeThrough)
        let blur = drawing.blurred(ofScreen: size, along: axis, isOpaque: isOpaque)
        blurs[axis] = blur
        return blur
    }

    /// Hides the screen if the picture has been taken and replaces it. Afterward, nothing can be cut from the
    /// screen.
    func hideScreen(recordingIn ledger: Ledger) {
        guard isTaken, use != .blur, !screen.isHidden else { return }
        ledger.raise(\.isHidden, of: screen)
        isHidden = true
        ledger.onRestore { [weak self] in self?.isHidden = false }
    }

    /// Returns a view that shows a part of the picture at the position of that part of the screen.
    func view(of cut: Cut = Cut()) -> UIView {
        let (layer, size, slice) = (screen.layer, screen.bounds.size, cut.slice)
        let (anchor, place) = (layer.anchorPoint, layer.position)
        let view = emptyView(for: cut)
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        // From the screen's anchor to the center of the part, through the screen's own transform.
        let (x, y) = ((slice.midX - anchor.x) * size.width, (slice.midY - anchor.y) * size.height)
        let offset = layer.transform.applied(to: SIMD3(x, y, 0))
        view.layer.position = CGPoint(x: place.x + CGFloat(offset.x), y: place.y + CGFloat(offset.y))
        let turn = CATransform3DMakeRotation(cut.rotation, 0, 0, 1)
        view.layer.transform = CATransform3DConcat(turn, layer.transform)
        view.alpha = screen.alpha
        view.takeColorInversion(of: screen)
        let part = Part(view, cut)
        parts.append(part)
        if isTaken { fill(part) }
        return view
    }

    private func emptyView(for cut: Cut) -> UIView {
        let (size, slice) = (screen.bounds.size, cut.slice)
        let part = CGSize(width: size.width * slice.width, height: size.height * slice.height)
        // Core Animation would extend the pixels at the edge of the screen.
        let isInside = CGRect(x: 0, y: 0, width: 1, height: 1).encloses(slice, within: 1e-6)
        guard cut.rotation != 0 || cut.scrolls || !isInside else {
            let view = UIView.inert()
            view.bounds.size = part
            return view
        }
        let corner = CGPoint(x: -slice.midX * size.width, y: -slice.midY * size.height)
        return SliceView(size: part, angle: cut.rotation, screen: CGRect(origin: corner, size: size))
    }

    private func fill(_ part: Part) {
        let page = (part.view as? SliceView)?.page
        let slice = page == nil ? part.cut.slice : Pose.Clip.wholeScreen
        guard let view = page ?? part.view else { return }
        part.piece?.removeFromSuperview()
        switch source {
        case nil: break
        case .drawing(let image):
            view.layer.contents = part.cut.blur.flatMap { blurred(along: $0) } ?? image
            view.layer.contentsRect = slice
        case .snapshot(let snapshot):
            let piece = takeStretchedPiece(part) ?? piece(slice, of: snapshot)
            view.layer.contents = nil
            view.show(piece)
            part.piece = piece
        }
    }

    /// Returns the piece of the same part of the picture that this one stretches.
    private func takeStretchedPiece(_ part: Part) -> UIView? {
        let index = stretchedParts.firstIndex { $0.cut.slice == part.cut.slice }
        return index.flatMap { stretchedParts.remove(at: $0).piece }
    }

    /// Returns a part of the screen or its snapshot, as it's on the screen. The first part that's the whole
    /// snapshot is the snapshot itself.
    private func piece(_ slice: CGRect, of snapshot: UIView) -> UIView? {
        if !cutsScreen, slice == Pose.Clip.wholeScreen, snapshot.superview == nil { return snapshot }
        let restoreAppearance = bringToRest()
        defer { restoreAppearance() }
        let whole = cutsScreen ? screen : snapshot
        return whole.picture(of: slice.part(of: whole.bounds))
    }
}

extension UIView {
    /// Shows a picture behind the view's other content.
    func show(_ picture: UIView?) {
        guard let picture else { return }
        picture.becomeInert()
        picture.frame = bounds
        picture.layer.allowsEdgeAntialiasing = layer.allowsEdgeAntialiasing
        picture.layer.edgeAntialiasingMask = layer.edgeAntialiasingMask
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(picture, at: 0)
    }
}
