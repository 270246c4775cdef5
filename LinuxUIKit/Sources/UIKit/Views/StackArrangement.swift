/// The calculations of a stack view: first along the axis, and then across it.
@MainActor
struct StackArrangement {
    var views: [UIView]
    /// The gaps, one fewer than there are views.
    var gaps: [CGFloat]
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var isMirrored: Bool

    private var isHorizontal: Bool { axis == .horizontal }

    // MARK: Preferred size

    /// Returns the size that the views need. In a column, the width determines line breaks.
    func fittingSize(width: CGFloat?) -> CGSize {
        guard !views.isEmpty else { return .zero }
        let wishes = wishes(width: width)
        let length: CGFloat =
            switch distribution {
            case .fillEqually: (wishes.map(\.length).max() ?? 0) * CGFloat(views.count)
            default: wishes.map(\.length).reduce(0, +)
            }
        let total = length + gaps.reduce(0, +)
        let thicknesses = wishes.map(\.across)
        let offsets = offsets(of: thicknesses, in: 0)
        let across = (zip(offsets, thicknesses).map { $0 + $1 }.max() ?? 0) - (offsets.min() ?? 0)
        return isHorizontal ? CGSize(width: total, height: across) : CGSize(width: across, height: total)
    }

    private struct Wish {
        var length: CGFloat
        var across: CGFloat
        var hasLength: Bool
        var hasAcross: Bool
    }

    private func wishes(width: CGFloat?) -> [Wish] {
        views.map { wish(of: $0, width: isHorizontal ? nil : width) }
    }

    private func wish(of view: UIView, width: CGFloat?) -> Wish {
        let size = view.fittingSize(width: width)
        let (length, across) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
        return Wish(
            length: max(length, 0),
            across: max(across, 0),
            hasLength: length >= 0,
            hasAcross: across >= 0
        )
    }

    // MARK: Positions

    func frames(in area: CGRect) -> [CGRect] {
        guard !views.isEmpty else { return [] }
        let extent = isHorizontal ? area.width : area.height
        let breadth = isHorizontal ? area.height : area.width
        let wishes = wishes(width: isHorizontal ? nil : breadth)
        let lengths = lengths(for: wishes, in: extent)
        let origins = origins(of: lengths, in: extent)
        let thicknesses = views.indices.map { index -> CGFloat in
            let view = views[index]
            var across = wishes[index]
            // In a row, the width of wrapping text determines its height.
            if isHorizontal, lengths[index] != across.length {
                let size = view.fittingSize(width: lengths[index])
                across.across = max(size.height, 0)
                across.hasAcross = size.height >= 0
            }
            return alignment == .fill || !across.hasAcross ? breadth : min(across.across, breadth)
        }
        let offsets = offsets(of: thicknesses, in: breadth)
        return views.indices.map { index in
            let (thickness, offset) = (thicknesses[index], offsets[index])
            if isHorizontal {
                let x = isMirrored ? extent - origins[index] - lengths[index] : origins[index]
                return CGRect(
                    x: area.minX + x,
                    y: area.minY + offset,
                    width: lengths[index],
                    height: thickness
                )
            }
            let x = isMirrored ? breadth - offset - thickness : offset
            return CGRect(
                x: area.minX + x,
                y: area.minY + origins[index],
                width: thickness,
                height: lengths[index]
            )
        }
    }

    private func offsets(of thicknesses: [CGFloat], in breadth: CGFloat) -> [CGFloat] {
        switch alignment {
        case .firstBaseline where isHorizontal:
            let heights = zip(views, thicknesses).map { $0.firstBaseline(inHeight: $1) }
            return heights.map { (heights.max() ?? 0) - $0 }
        case .lastBaseline where isHorizontal:
            let depths = zip(views, thicknesses).map { $1 - $0.lastBaseline(inHeight: $1) }
            return zip(thicknesses, depths).map { breadth - $0 - (depths.max() ?? 0) + $1 }
        case .fill, .leading, .firstBaseline: return thicknesses.map { _ in 0 }
        case .center: return thicknesses.map { (breadth - $0) / 2 }
        case .trailing, .lastBaseline: return thicknesses.map { breadth - $0 }
        }
    }

    private func lengths(for wishes: [Wish], in extent: CGFloat) -> [CGFloat] {
        let natural = wishes.map(\.length)
        let available = max(extent - gaps.reduce(0, +), 0)
        switch distribution {
        case .fillEqually:
            return natural.map { _ in available / CGFloat(natural.count) }
        case .fillProportionally:
            let sum = natural.reduce(0, +)
            guard sum > 0 else { return natural.map { _ in available / CGFloat(natural.count) } }
            return natural.map { available * $0 / sum }
        case .fill:
            return filled(wishes, to: available)
        case .equalSpacing, .equalCentering:
            let excess = natural.reduce(0, +) - available
            return excess > 0 ? shrunk(natural, by: excess) : natural
        }
    }

    private func filled(_ wishes: [Wish], to available: CGFloat) -> [CGFloat] {
        var lengths = wishes.map(\.length)
        let rest = available - lengths.reduce(0, +)
        if rest < 0 { return shrunk(lengths, by: -rest) }
        // Views without a preferred size share the remaining space. If there are none, it goes to the view
        // with the lowest hugging priority.
        let free = wishes.indices.filter { !wishes[$0].hasLength }
        if !free.isEmpty {
            for index in free { lengths[index] += rest / CGFloat(free.count) }
        } else if let loosest = views.indices.min(by: {
            views[$0].contentHuggingPriority(for: axis) < views[$1].contentHuggingPriority(for: axis)
        }) {
            lengths[loosest] += rest
        }
        return lengths
    }

    /// Reduces the sizes of the least resistant views. If they're equal, the last one shrinks.
    private func shrunk(_ lengths: [CGFloat], by excess: CGFloat) -> [CGFloat] {
        var lengths = lengths
        var excess = excess
        let order = views.indices.reversed().sorted {
            views[$0].contentCompressionResistancePriority(for: axis)
                < views[$1].contentCompressionResistancePriority(for: axis)
        }
        for index in order where excess > 0 {
            let taken = min(lengths[index], excess)
            lengths[index] -= taken
            excess -= taken
        }
        return lengths
    }

    private func origins(of lengths: [CGFloat], in extent: CGFloat) -> [CGFloat] {
        var gaps = gaps
        if !gaps.isEmpty {
            let rest = extent - lengths.reduce(0, +)
            switch distribution {
            case .equalSpacing:
                let share = rest / CGFloat(gaps.count)
                gaps = gaps.map { max($0, share) }
            case .equalCentering:
                // The centers of the first and last views are fixed. The others are evenly spaced between
                // them.
                let step = (extent - lengths[0] / 2 - lengths[lengths.count - 1] / 2) / CGFloat(gaps.count)
                gaps = gaps.indices.map { max(gaps[$0], step - (lengths[$0] + lengths[$0 + 1]) / 2) }
            default:
                break
            }
        }
        var origins: [CGFloat] = [0]
        for index in gaps.indices { origins.append(origins[index] + lengths[index] + gaps[index]) }
        return origins
    }
}

extension UIView {
    /// The font of a single line in the middle of the view.
    private var centeredFont: UIFont? {
        (self as? UIButton)?.titleLabel?.font ?? (self as? UITextField)?.font
    }

    /// Returns the distance from the top to the baseline of the first line. Without text, it's the bottom.
    fileprivate func firstBaseline(inHeight height: CGFloat) -> CGFloat {
        if let label = self as? UILabel { return label.font.ascender }
        return centeredFont.map { (height - $0.lineHeight) / 2 + $0.ascender } ?? height
    }

    /// Returns the distance from the top to the baseline of the last line.
    fileprivate func lastBaseline(inHeight height: CGFloat) -> CGFloat {
        if let label = self as? UILabel { return height + label.font.descender }
        return firstBaseline(inHeight: height)
    }
}
