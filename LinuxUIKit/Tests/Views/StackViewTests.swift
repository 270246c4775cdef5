import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct StackViewTests {
    private func row(_ widths: [CGFloat], in width: CGFloat = 300, configure: (UIStackView) -> Void)
        -> [CGRect]
    {
        UIApplication.reset()
        let stack = UIStackView(arrangedSubviews: widths.map { SizedView($0, 20) })
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        configure(stack)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func fillStretchesTheOneThatHugsLeast() {
        let frames = row([50, 60, 70]) { stack in
            stack.spacing = 10
            stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        }
        #expect(frames.map(\.minX) == [0, 60, 230])
        #expect(frames.map(\.width) == [50, 160, 70])
        #expect(frames.map(\.height) == [40, 40, 40])
    }

    @Test func fillGivesTheRestToViewsWithoutASize() {
        let frames = row([50, UIView.noIntrinsicMetric, UIView.noIntrinsicMetric]) { _ in }
        #expect(frames.map(\.width) == [50, 125, 125])
    }

    @Test func fillShrinksTheLeastResistant() {
        let frames = row([200, 200]) { stack in
            stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        #expect(frames.map(\.width) == [100, 200])
    }

    @Test func fillEquallyIgnoresSizes() {
        let frames = row([10, 90, 40]) { stack in
            stack.distribution = .fillEqually
            stack.spacing = 15
        }
        #expect(frames.map(\.width) == [90, 90, 90])
        #expect(frames.map(\.minX) == [0, 105, 210])
    }

    @Test func fillProportionallyKeepsTheRatio() {
        let frames = row([50, 100]) { $0.distribution = .fillProportionally }
        #expect(frames.map(\.width) == [100, 200])
    }

    @Test func equalSpacingSharesTheGaps() {
        let frames = row([50, 100, 50]) { $0.distribution = .equalSpacing }
        #expect(frames.map(\.minX) == [0, 100, 250])
        #expect(frames.map(\.width) == [50, 100, 50])
    }

    @Test func equalCenteringSpacesTheCenters() {
        let frames = row([20, 100, 60]) { $0.distribution = .equalCentering }
        let centers = frames.map(\.midX)
        #expect(centers[1] - centers[0] == centers[2] - centers[1])
        #expect(frames[0].minX == 0 && frames[2].maxX == 300)
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, CGFloat(0), CGFloat(40)), (.leading, 0, 20), (.center, 10, 20),
        (.trailing, 20, 20),
    ])
    func alignmentPlacesArrangedViewsAcrossTheRow(
        _ alignment: UIStackView.Alignment,
        y: CGFloat,
        height: CGFloat
    ) {
        let frames = row([50]) { $0.alignment = alignment }
        #expect(frames[0].minY == y && frames[0].height == height)
    }

    @Test func rightToLeftMirrorsARow() {
        let frames = row([50, 60]) { stack in
            stack.semanticContentAttribute = .forceRightToLeft
            stack.distribution = .equalSpacing
        }
        #expect(frames.map(\.minX) == [250, 0])
    }

    @Test func rightToLeftMirrorsTheAlignmentOfAColumn() {
        UIApplication.reset()
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        let stack = UIStackView(arrangedSubviews: [SizedView(50, 20), SizedView(80, 20)])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.maxX) == [200, 200])
        UIApplication.reset()
    }

    @Test func hiddenViewsLeaveNoGap() {
        let frames = row([50, 60, 70]) { stack in
            stack.spacing = 10
            stack.distribution = .equalSpacing
            stack.arrangedSubviews[1].isHidden = true
        }
        #expect(frames[0].minX == 0 && frames[2].maxX == 300)
        UIApplication.reset()
        let stack = UIStackView(arrangedSubviews: [SizedView(50, 10), SizedView(60, 10)])
        stack.spacing = 10
        #expect(stack.systemLayoutSizeFitting(.zero).width == 120)
        stack.arrangedSubviews[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 50)
    }

    /// A row of three views in a window, the last of which moves by 100 points when the middle one is hidden.
    private func rowInWindow(hidesMiddle: Bool = false) -> (window: UIWindow, stack: UIStackView) {
        let window = makeWindow()
        let stack = UIStackView(arrangedSubviews: [SizedView(50, 20), SizedView(100, 20), SizedView(70, 20)])
        stack.arrangedSubviews[1].isHidden = hidesMiddle
        stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        stack.alignment = .leading
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        window.addSubview(stack)
        UIApplication.shared.tick()
        return (window, stack)
    }

    private func seenEdge(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    @Test(
        "In an animation, the other views move when one is hidden or shown, and the end comes afterward",
        arguments: [false, true],
        [false, true]
    )
    func visibilityAnimates(shows: Bool, withAnimator: Bool) {
        let (window, stack) = rowInWindow(hidesMiddle: shows)
        defer { window.isHidden = true }
        let (middle, last) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
        #expect(seenEdge(last) == (shows ? 50 : 150))
        var ends = 0
        if withAnimator {
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { middle.isHidden = !shows }
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
        } else {
            UIView.animate(withDuration: 0.3) {
                middle.isHidden = !shows
            } completion: { _ in
                ends += 1
            }
        }
        UIApplication.shared.advance(by: 0.15)
        #expect(seenEdge(last) > 60 && seenEdge(last) < 140)
        // A view that appears doesn't come from afar.
        if shows { #expect(seenEdge(middle) == 50) }
        #expect(ends == 0)
        UIApplication.shared.advance(by: 0.2)
        #expect(seenEdge(last) == (shows ? 150 : 50))
        #expect(ends == 1)
    }

    @Test func outsideAnimationsVisibilityChangesAtOnce() {
        let (window, stack) = rowInWindow()
        defer { window.isHidden = true }
        stack.arrangedSubviews[1].isHidden = true
        UIApplication.shared.tick()
        #expect(seenEdge(stack.arrangedSubviews[2]) == 50)
    }

    @Test func customSpacingCountsAfterItsView() {
        let frames = row([50, 60, 70], in: 215) { stack in
            stack.spacing = 5
            stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
        }
        #expect(frames.map(\.minX) == [0, 80, 145])
    }

    @Test func marginsHoldTheArrangement() {
        let frames = row([50], in: 100) { stack in
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 3, left: 10, bottom: 7, right: 20)
        }
        #expect(frames[0] == CGRect(x: 10, y: 3, width: 70, height: 30))
    }

    @Test func stacksNest() {
        UIApplication.reset()
        let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(40, 16)])
        inner.spacing = 5
        let outer = UIStackView(arrangedSubviews: [SizedView(60, 20), inner])
        outer.axis = .vertical
        outer.spacing = 4
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 75, height: 40))
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 24, width: 100, height: 16))
    }

    @Test func aColumnBreaksTextAtItsWidth() {
        let window = makeWindow()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        let stack = UIStackView(arrangedSubviews: [label, UIView()])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 700)
        window.addSubview(stack)
        UIApplication.shared.tick()
        #expect(label.frame.width == 200)
        #expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: 200, height: 0)).height) <= 0.5)
        #expect(label.frame.height > 3 * label.font.lineHeight)
    }

    @Test func changesOfContentLayOutAnew() {
        let window = makeWindow()
        let view = SizedView(50, 10)
        let stack = UIStackView(arrangedSubviews: [view, UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
        window.addSubview(stack)
        UIApplication.shared.tick()
        view.size.width = 80
        UIApplication.shared.tick()
        #expect(view.frame.width == 80)
    }

    @Test func removedViewsLeaveTheArrangement() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        let first = stack.arrangedSubviews[0]
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews.count == 1 && first.superview === stack)
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func textStandsOnOneBaseline() {
        UIApplication.reset()
        let (small, large, plain) = (UILabel(), UILabel(), SizedView(10, 20))
        small.text = "one\ntwo"
        small.numberOfLines = 2
        large.text = "Three"
        large.font = .systemFont(ofSize: 40)
        let stack = UIStackView(arrangedSubviews: [small, large, plain])
        stack.frame = CGRect(x: 0, y: 0, width: 350, height: 120)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        let first = large.frame.minY + large.font.ascender
        #expect(abs(small.frame.minY + small.font.ascender - first) <= 1)
        // A view without text stands on the baseline itself.
        #expect(abs(plain.frame.maxY - first) <= 1 && large.frame.minY == 0)
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        let last = large.frame.maxY + large.font.descender
        #expect(abs(small.frame.maxY + small.font.descender - last) <= 1)
        #expect(abs(plain.frame.maxY - last) <= 1 && abs(large.frame.maxY - 120) <= 1)
    }

    @Test("A view that's arranged already moves")
    func arrangedAgain() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
        stack.insertArrangedSubview(views[1], at: 3)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        stack.insertArrangedSubview(views[1], at: 0)
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    }
}
