import Testing
@_spi(Host) import UIKit

@testable import Gallery

@MainActor
@Suite("What one touches in the gallery")
struct TouchTargetTests {
    /// A screen, and how to get there.
    enum Screen: CaseIterable {
        case home
        case searching
        case favorites
        case photos
        case photo
        case demos
        case list
        case tabs
        case panes
    }

    @Test(
        "Every control is at least 44 points wide and high",
        arguments: Screen.allCases,
        [
            CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1024, height: 768),
        ]
    )
    func everyControlIsAtLeast44PointsWideAndHigh(screen: Screen, size: CGSize) throws {
        let rig = try open(screen, size: size)
        let controls = rig.window.wholeTree.compactMap { $0 as? UIControl }.filter { isOwn($0) && isSeen($0) }
        #expect(!controls.isEmpty)
        for control in controls {
            // Into the middle of the screen, where nothing lies over it.
            scroll(to: control, in: rig)
            let area = touched(control, in: rig.window)
            let name = "\(type(of: control)) \(control.accessibilityLabel ?? "")"
            #expect(area.width >= 44 && area.height >= 44, "\(name): \(area)")
        }
    }

    @Test(
        "Nothing is cut off",
        arguments: [Screen.home, .searching, .favorites, .photos, .demos],
        [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), CGSize(width: 768, height: 1024)]
    )
    func nothingIsCutOff(screen: Screen, size: CGSize) throws {
        let rig = try open(screen, size: size)
        let labels = (rig.top?.view.wholeTree ?? []).compactMap { $0 as? UILabel }
            .filter {
                isSeen($0) && $0.text?.isEmpty == false && !($0.superview is UIControl && isInField($0))
            }
        #expect(labels.count > 1)
        for label in labels {
            let width = label.numberOfLines == 1 ? .greatestFiniteMagnitude : label.bounds.width
            let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let fits =
                needed.width <= label.bounds.width + 0.51 && needed.height <= label.bounds.height + 0.51
            #expect(fits, "“\(label.text ?? "")” needs \(needed) and has \(label.bounds.size)")
        }
        for view in rig.top?.view.wholeTree ?? [] {
            guard let scroll = view as? UIScrollView, isSeen(scroll) else { continue }
            let isStrip = scroll.contentSize.width > scroll.bounds.width + 0.5
            #expect(!isStrip || scroll.contentSize.height <= scroll.bounds.height + 0.5)
        }
    }

    private func open(_ screen: Screen, size: CGSize) throws -> AppRig {
        let rig = AppRig(size: size)
        let home = try rig.home()
        // Nothing else has to move.
        UIAccessibility.setReduceMotionEnabled(true)
        switch screen {
        case .home: break
        case .searching:
            rig.tap(home.search)
            UIApplication.shared.insertText("card")
        case .favorites:
            rig.homeController?.home.cells[0].star.onTap?()
            rig.homeController?.home.cells[3].star.onTap?()
        case .photos: rig.navigation.pushViewController(PhotoGridViewController(), animated: false)
        case .photo:
            rig.navigation.pushViewController(PhotoViewController(photo: Photo.all[0]), animated: false)
        case .demos: rig.navigation.pushViewController(DemosViewController(), animated: false)
        case .list: try openDemo(0, in: rig)
        case .tabs: try openDemo(1, in: rig)
        case .panes: try openDemo(3, in: rig)
        }
        rig.settle(1)
        return rig
    }

    private func openDemo(_ index: Int, in rig: AppRig) throws {
        let demos = DemosViewController()
        rig.navigation.pushViewController(demos, animated: false)
        rig.settle(0.1)
        try #require(demos.view as? DemosView).rows[index].onTap?()
        rig.settle(1)
    }

    // MARK: Controls

    /// Whether the gallery, not UIKit, says how large it is.
    private func isOwn(_ control: UIControl) -> Bool {
        let parents = sequence(first: control as UIView, next: \.superview).dropFirst()
        return !parents.contains {
            $0 is UITextField || $0 is UITabBar || $0 is UINavigationBar || $0 is UISegmentedControl
        }
    }

    private func isInField(_ label: UILabel) -> Bool {
        sequence(first: label as UIView, next: \.superview).contains { $0 is UITextField }
    }

    private func isSeen(_ view: UIView) -> Bool {
        let parents = sequence(first: view, next: \.superview)
        return view.window != nil && view.bounds.height > 0
            && parents.allSatisfy {
                !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled || $0 is UILabel
            }
    }

    private func scroll(to control: UIControl, in rig: AppRig) {
        let parents = sequence(first: control as UIView, next: \.superview).compactMap { $0 as? UIScrollView }
        for scroll in parents {
            let frame = control.convert(control.bounds, to: scroll)
            let most = CGPoint(
                x: max(scroll.contentSize.width - scroll.bounds.width, 0),
                y: max(scroll.contentSize.height - scroll.bounds.height, 0)
            )
            scroll.contentOffset = CGPoint(
                x: min(max(frame.midX - scroll.bounds.width / 2, 0), most.x),
                y: min(max(frame.midY - scroll.bounds.height / 2, 0), most.y)
            )
        }
        rig.settle(0.05)
    }

    /// The part around the control's middle in which touches reach it, in points.
    private func touched(_ control: UIControl, in window: UIWindow) -> CGSize {
        let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window)
        func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
            // Controls have no holes.
            var way: CGFloat = 15
            while way < 30 {
                let next = CGPoint(x: middle.x + (way + 0.5) * dx, y: middle.y + (way + 0.5) * dy)
                guard window.bounds.contains(next), let hit = window.hitTest(next, with: nil),
                    hit === control || hit.isDescendant(of: control)
                else { break }
                way += 1
            }
            return way
        }
        return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
    }
}
