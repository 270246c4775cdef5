import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Screens can have a thousand views, name all of them, and nest them deeply. The work for each of them at
/// the start of a transition doesn't depend on how many others there are.
@MainActor @Suite struct ManyElementsTests {
    enum Arrangement: CaseIterable, Sendable {
        /// Named views side by side, whose names the animator doesn't read.
        case grid
        /// Named views on top of one another.
        case pile
        /// Views without names in front of a named one.
        case front
        /// A named view in a view in a view, and so on.
        case nest
    }

    @Test("Four times as many views are four times as much work", arguments: Arrangement.allCases)
    func fourTimesAsManyViewsAreFourTimesAsMuchWork(arrangement: Arrangement) {
        let (few, many) = (work(of: 20, arrangement), work(of: 80, arrangement))
        #expect(few.conversions + few.frames + few.comparisons > 0)
        #expect(many.conversions <= 5 * few.conversions + 20)
        #expect(many.frames <= 5 * few.frames + 20)
        #expect(many.comparisons <= 5 * few.comparisons + 20)
    }

    /// Returns the work for a number of views at the start of a transition.
    private func work(of count: Int, _ arrangement: Arrangement) -> Work {
        let isRead = arrangement == .pile || arrangement == .front
        let animator: any Animator = isRead ? MatchedAnimator(duration: 1) : SlideAnimator(duration: 1)
        let (rig, work) = (ElementRig(animator, in: .custom), Work())
        for screen in [rig.first, rig.second] { fill(screen, with: count, arrangement, noting: work) }
        UIApplication.shared.tick()
        work.reset()
        rig.start(.forward)
        let result = work.copy()
        rig.advance(by: 1.5)
        return result
    }

    private func fill(
        _ screen: ElementScreen,
        with count: Int,
        _ arrangement: Arrangement,
        noting work: Work
    ) {
        var outer: UIView = screen.view
        if arrangement == .front {
            screen.add("behind", AskedView(work), at: CGRect(x: 0, y: 0, width: 300, height: 600))
        }
        for index in 0..<count {
            let (view, name) = (AskedView(work), TransitionElementID("view \(index)"))
            let (column, row) = (CGFloat(index % 10), CGFloat(index / 10))
            switch arrangement {
            case .grid:
                let frame = CGRect(x: 30 * column, y: 50 * row, width: 20, height: 40)
                screen.add(name, view, at: frame)
            case .pile:
                let frame = CGRect(x: 5 * column, y: 5 * row, width: 200, height: 200)
                screen.add(name, view, at: frame)
            case .front:
                view.frame = CGRect(x: 30 * column, y: 50 * row, width: 20, height: 40)
                view.backgroundColor = .white
                outer.addSubview(view)
            case .nest:
                view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
                outer.addSubview(view)
                outer = view
            }
        }
        if arrangement == .nest { screen.elements["inside"] = outer }
    }
}

/// How often something was asked of views that others can overlap or contain.
@MainActor private final class Work {
    var (frames, conversions, comparisons) = (0, 0, 0)

    func reset() { (frames, conversions, comparisons) = (0, 0, 0) }

    func copy() -> Work {
        let copy = Work()
        (copy.frames, copy.conversions, copy.comparisons) = (frames, conversions, comparisons)
        return copy
    }
}

private final class AskedView: UIView {
    private let work: Work

    init(_ work: Work) {
        self.work = work
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override var frame: CGRect {
        get {
            work.frames += 1
            return super.frame
        }
        set { super.frame = newValue }
    }

    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        work.conversions += 1
        return super.convert(rect, to: view)
    }

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        work.conversions += 1
        return super.convert(point, to: view)
    }

    override func isDescendant(of view: UIView) -> Bool {
        work.comparisons += 1
        return super.isDescendant(of: view)
    }
}
