import UIKit

extension UIView {
    /// Returns the view's position and shape in a container, including all transforms in between, and what
    /// the views around it on a screen clip.
    ///
    /// - Parameters:
    ///   - roundedCorners: The round corners of the view in the container.
    ///   - reflection: How transforms mirror the view there.
    ///   - asShown: Whether to use the position at which the view is visible while animations move it.
    func place(
        in container: UIView,
        on screen: UIView?,
        roundedCorners: RoundedCorners,
        reflection: CGAffineTransform,
        asShown: Bool = false
    ) -> TransitionElement.Place {
        let seen = fittedBounds
        let shown = asShown ? screen : nil
        let (top, left) = sides(of: seen, in: container, asShownOn: shown)
        let middle = convert(seen.center, to: container, asShownOn: shown)
        let size = CGSize(width: hypot(top.dx, top.dy), height: hypot(left.dx, left.dy))
        let (across, down) = (size.width / seen.width, size.height / seen.height)
        let scale = min(across, down)
        /// Returns the frame of a part of the view before its rotation.
        func frame(_ part: CGRect) -> CGRect {
            let part = part.reflected(by: reflection, in: seen)
            let x = middle.x + (part.minX - seen.midX) * across
            let y = middle.y + (part.minY - seen.midY) * down
            return CGRect(x: x, y: y, width: part.width * across, height: part.height * down)
        }
        let content: TransitionElement.Content
        if let text = words {
            let alignment = reflection.a < 0 ? 1 - text.alignment : text.alignment
            content = .text(frame: frame(text.frame), fontSize: text.size * scale, alignment: alignment)
        } else if let image = imageBounds {
            content = .image(frame: frame(image))
        } else {
            content = .fill
        }
        let caster = seen.contains(bounds) && !hasOwnMask ? shadowCaster(on: screen) : nil
        let shadowLayer = (caster ?? self).layer
        let ground = shadowedContents.last ?? self
        // The background of a masked view has the shape of the mask, so it's part of the picture.
        let color = hasOwnMask ? nil : ground.backgroundColor?.resolvedColor(with: ground.traitCollection)
        var place = TransitionElement.Place(
            frame: frame(seen),
            cornerRadius: min(roundedCorners.radius, min(size.width, size.height) / 2),
            rotation: atan2(top.dy * reflection.a, top.dx * reflection.a),
            backgroundColor: (color?.cgColor.alpha ?? 0) > 0 ? color : nil,
            shadow: Participant.Shadow(
                radius: shadowLayer.shadowRadius * scale,
                x: shadowLayer.shadowOffset.width * scale * reflection.a,
                y: shadowLayer.shadowOffset.height * scale * reflection.d,
                color: shadowLayer.shadowColor.map { UIColor(cgColor: $0) } ?? .black
            ),
            shadowOpacity: caster == nil ? 0 : CGFloat(shadowLayer.shadowOpacity),
            content: content
        )
        let unclipped = unclippedPart(of: seen, in: container, on: screen)
        place.visiblePart = unclipped.reflected(by: reflection, in: seen).fractions(of: seen)
        place.corners = roundedCorners.corners
        place.isPhoto = caster != nil && ground.showsPhoto
        place.isFilled = !hasOwnMask && (content.isImage || opaqueBackgroundColor != nil || coversBackground)
        place.isBlank = (self as? UIImageView)?.isBlank == true
        if content.isText { place.textColor = textLabel?.textColor.resolvedColor(with: traitCollection) }
        return place
    }

    /// Returns the position and shape of a part of the view, or of the view itself if there's no part.
    func place(of part: CGRect?, in container: UIView, on screen: UIView?) -> TransitionElement.Place {
        guard let part else {
            let reflection = reflection(in: container)
            let roundedCorners = roundedCorners(in: container, on: screen, reflection: reflection)
            return place(in: container, on: screen, roundedCorners: roundedCorners, reflection: reflection)
        }
        return TransitionElement.Place(frame: convert(part, to: container))
    }

    /// The frame of the whole image in an image view, if the view shows nothing else.
    private var imageBounds: CGRect? {
        guard let view = self as? UIImageView, let image = view.image, view.showsNothing(besides: image),
            !image.isSymbolImage, image.renderingMode != .alwaysTemplate, image.capInsets == .zero,
            image.size.width > 0, image.size.height > 0
        else { return nil }
        let (across, down) = (bounds.width / image.size.width, bounds.height / image.size.height)
        let scale: CGFloat
        switch view.contentMode {
        case .scaleToFill: return bounds
        case .scaleAspectFill: scale = max(across, down)
        case .scaleAspectFit where !hasOwnBackground: scale = min(across, down)
        default: return nil
        }
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return CGRect(center: bounds.center, size: size)
    }

    /// The visible part of the view. This is the entire view, except for an image that's scaled to fit, or
    /// one that's larger than the view and isn't clipped.
    var fittedBounds: CGRect {
        guard let image = imageBounds, bounds.encloses(image) || showsAll(of: image) else { return bounds }
        return image
    }

    /// Returns whether neither the view nor one around it clips an area.
    private func showsAll(of area: CGRect) -> Bool {
        sequence(first: self, next: \.superview).allSatisfy {
            !$0.clipsToBounds || $0.bounds.encloses(convert(area, to: $0), within: 0.5)
        }
    }

    /// The view itself if it's a label, or the label of a button that shows nothing else.
    private var textLabel: UILabel? {
        guard let button = self as? UIButton else { return self as? UILabel }
        return button.configuration == nil && button.currentImage == nil ? button.titleLabel : nil
    }

    /// The text of a label, or of a button that shows nothing else, in the view's own coordinates.
    private var words: (frame: CGRect, size: CGFloat, alignment: CGFloat)? {
        guard let label = textLabel, label.text?.isEmpty == false, let size = label.font?.pointSize, size > 0
        else {
            return nil
        }
        let alignment = label.margin
        let (fitting, shrinkage) = label.fittedText
        let width = min(fitting.width, label.bounds.width)
        let height = min(fitting.height, label.bounds.height)
        guard width > 0, height > 0 else { return nil }
        let left = label.bounds.minX + alignment * (label.bounds.width - width)
        let words = CGRect(x: left, y: label.bounds.midY - height / 2, width: width, height: height)
        return (label.convert(words, to: self), size * shrinkage, label === self ? alignment : 0.5)
    }
}

extension UIImageView {
    /// Whether the view has no image yet, and shows nothing else.
    fileprivate var isBlank: Bool {
        image == nil && !isAnimating && layer.contents == nil && layer.sublayers?.isEmpty != false
            && layer.borderWidth == 0 && !hasOwnBackground
    }

    /// Returns whether a view with only the image looks the same. Behind an image that isn't opaque, the
    /// background is visible, and the shadow has the shape of the image.
    fileprivate func showsNothing(besides image: UIImage) -> Bool {
        guard subviews.isEmpty, !isHighlighted, !isAnimating, image.images == nil, layer.borderWidth == 0,
            layer.sublayers?.allSatisfy({ $0.delegate is UIView }) ?? true, !hasOwnMask
        else { return false }
        // The background of a photo that fills the view is a placeholder.
        let hasBackground = contentMode != .scaleAspectFill && hasOwnBackground
        let hasShadow = layer.shadowOpacity > 0 && !layer.masksToBounds
        return !hasBackground && !hasShadow || image.isOpaque
    }
}

extension UIImage {
    /// Whether nothing shows through the image: it has no alpha channel, like a photo, or one without effect,
    /// like most thumbnails that an app draws.
    var isOpaque: Bool {
        guard let picture = cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return false }
        let opaque: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]
        if opaque.contains(picture.alphaInfo) { return true }
        // Some of the pixels suffice to find transparent corners and holes.
        let side = 32
        var bytes = [UInt8](repeating: 0, count: 4 * side * side)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress,
                width: side,
                height: side,
                bitsPerComponent: 8,
                bytesPerRow: 4 * side,
                space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue
            )
            context?.interpolationQuality = .none
            context?.draw(picture, in: CGRect(x: 0, y: 0, width: side, height: side))
        }
        return stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] > 250 }
    }
}

extension UILabel {
    /// The size of the text, and the factor by which the label shrinks a line that's too wide for it.
    fileprivate var fittedText: (size: CGSize, shrinkage: CGFloat) {
        let fitting = sizeThatFits(bounds.size)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return (fitting, 1) }
        let most = CGFloat.greatestFiniteMagnitude
        let whole = sizeThatFits(CGSize(width: most, height: most))
        guard whole.width > bounds.width else { return (fitting, 1) }
        let shrinkage = max(bounds.width / whole.width, minimumScaleFactor)
        return (CGSize(width: whole.width * shrinkage, height: whole.height * shrinkage), shrinkage)
    }

    /// The position of the text's alignment, as a fraction of the width.
    fileprivate var margin: CGFloat {
        switch textAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }
}
