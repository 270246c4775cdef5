import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct ControlTests {
    @Test func actionsRunForTheirEvents() {
        let control = UIControl()
        var log: [String] = []
        let tap = UIAction(identifier: UIAction.Identifier("tap")) { action in
            log.append("tap \(action.sender as? UIControl === control)")
        }
        control.addAction(tap, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(log == ["tap true", "down"])
        log = []
        // An action with the same identifier replaces the previous one.
        control.addAction(
            UIAction(identifier: UIAction.Identifier("tap")) { _ in log.append("new") },
            for: .touchUpInside
        )
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(log == ["new", "tap true"])
        control.removeAction(identifiedBy: UIAction.Identifier("tap"), for: .allEvents)
        #expect(control.allControlEvents == .touchDown)
    }

    @Test func stateCollectsItsParts() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        #expect(control.state == [.disabled, .selected])
    }

    @Test func aButtonTakesTitleAndActionFromItsAction() {
        UIApplication.reset()
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in count += 1 })
        #expect(button.currentTitle == "Open" && button.titleLabel?.text == "Open")
        #expect(button.currentTitleColor == .systemBlue)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
        button.setTitle("Off", for: .disabled)
        button.isEnabled = false
        #expect(button.currentTitle == "Off")
    }

    @Test func aPlainSystemButtonIsAtLeastThirtyWide() {
        UIApplication.reset()
        let button = UIButton(type: .system)
        button.setTitle("i", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
        button.setTitle("A longer title", for: .normal)
        #expect(button.intrinsicContentSize.width > 80)
    }

    @Test func aTitleOfManyLinesIsBrokenAtTheWidth() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        button.setTitle("A title of several words", for: .normal)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let line = label.bounds.height
        #expect(label.frame == CGRect(x: 0, y: label.frame.minY, width: 100, height: line))
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(label.bounds.height > 2 * line && label.bounds.width <= 100)
        #expect(abs(label.frame.midY - 60) < 1)
    }

    @Test func configurationsGiveInsetsAndColors() throws {
        let window = makeWindow()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        let button = UIButton(configuration: configuration)
        window.addSubview(button)
        button.sizeToFit()
        UIApplication.shared.tick()
        let label = try #require(button.titleLabel)
        #expect(button.bounds.width == label.intrinsicContentSize.width + 24)
        #expect(button.bounds.height == label.intrinsicContentSize.height + 14)
        #expect(abs(label.center.x - button.bounds.midX) <= 0.25)
        #expect(button.currentTitleColor == .white)
        #expect(button.layer.backgroundColor == UIColor.systemBlue.cgColor)
        button.configuration?.cornerStyle = .capsule
        UIApplication.shared.tick()
        #expect(button.layer.cornerRadius == button.bounds.height / 2)
    }

    @Test func aConfiguredBackgroundOutlivesAChangeOfStyle() {
        let window = makeWindow()
        let button = UIButton(configuration: .filled())
        let stack = UIStackView(arrangedSubviews: [button])
        window.addSubview(stack)
        #expect(button.layer.backgroundColor == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1).cgColor)
        window.overrideUserInterfaceStyle = .dark
        let dark = UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
        #expect(button.layer.backgroundColor == dark.cgColor)
    }

    @Test func imageAndTitleTradePlacesFromRightToLeft() throws {
        let window = makeWindow()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Share"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        window.addSubview(button)
        UIApplication.shared.tick()
        let (label, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(abs(label.frame.minX - image.frame.maxX - 6) <= 0.5)
        button.semanticContentAttribute = .forceRightToLeft
        UIApplication.shared.tick()
        #expect(abs(image.frame.minX - label.frame.maxX - 6) <= 0.5)
    }

    // MARK: Scroll views

    @Test func scrollingMovesTheBounds() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            var ends = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let window = makeWindow()
        let scrollView = UIScrollView(frame: window.bounds)
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        window.addSubview(scrollView)
        UIApplication.shared.tick()
        scrollView.contentOffset.y = 100
        #expect(scrollView.bounds.origin.y == 100 && listener.offsets == [100])
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scrollView.contentOffset.y == 100)
        UIApplication.shared.advance(by: 0.15)
        #expect(abs(scrollView.contentOffset.y - 200) < 20)
        #expect(scrollView.layer.presentation()?.bounds.origin == scrollView.contentOffset)
        #expect(listener.ends == 0)
        UIApplication.shared.advance(by: 0.2)
        #expect(scrollView.contentOffset.y == 300)
        #expect(listener.ends == 1)
        // The delegate is notified of every step.
        #expect(listener.offsets.count > 10 && listener.offsets == listener.offsets.sorted())
        UIApplication.shared.advance(by: 1)
        #expect(listener.ends == 1)
        // Where nothing moves, nothing ends.
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 10), animated: true)
        UIApplication.shared.advance(by: 1)
        #expect(listener.ends == 1)
    }

    @Test(
        "An animated scroll ends when something else moves the content, or the view is removed",
        arguments: ["app", "app without animation", "another", "removal"]
    )
    func interruptedScroll(by cause: String) throws {
        let window = makeWindow()
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        window.addSubview(scrollView)
        UIApplication.shared.tick()
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        UIApplication.shared.advance(by: 0.15)
        let middle = scrollView.contentOffset.y
        var end = middle
        switch cause {
        case "app":
            end = 50
            scrollView.contentOffset.y = end
        case "app without animation":
            end = 60
            scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        case "another":
            end = 500
            scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: true)
            #expect(scrollView.contentOffset.y == middle)
        default:
            end = 300
            scrollView.removeFromSuperview()
        }
        UIApplication.shared.advance(by: 1)
        #expect(scrollView.contentOffset.y == end)
    }

    @Test func showsARectangleByTheShortestWay() {
        let window = makeWindow()
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        window.addSubview(scrollView)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 200))
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 10, height: 300), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1200))
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    }
}
