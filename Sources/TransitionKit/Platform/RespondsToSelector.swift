// The methods that an object implements. With Objective-C, UIKit asks for them once, from any thread. Without
// Objective-C, it calls all of them.

import UIKit

private typealias Stack = any UINavigationControllerDelegate
private typealias Tabs = any UITabBarControllerDelegate

extension DelegateProxy {
    /// Returns the names of the methods that a delegate implements, of those that a proxy only forwards.
    static func optionalMethods(of delegate: (any NSObjectProtocol)?) -> Set<String> {
        #if canImport(ObjectiveC)
            onlyForwarded.filter { delegate?.responds(to: NSSelectorFromString($0)) == true }
        #else
            []
        #endif
    }

    #if canImport(ObjectiveC)
        nonisolated override func responds(to selector: Selector!) -> Bool {
            guard let selector else { return false }
            guard super.responds(to: selector) else { return appResponds(to: selector) }
            let name = NSStringFromSelector(selector)
            return !Self.onlyForwarded.contains(name) || implementedByApp.contains(name)
        }

        /// Some controllers have a delegate with methods of their own, such as an image picker, which is a
        /// navigation controller.
        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
            guard let selector, appResponds(to: selector) else {
                return super.forwardingTarget(for: selector)
            }
            return app
        }

        /// Returns whether the app's delegate responds to a selector. If that delegate forwards calls to the
        /// proxy, it asks the proxy in turn, which then answers for itself only.
        private nonisolated func appResponds(to selector: Selector) -> Bool {
            guard let app = app as? any NSObjectProtocol else { return false }
            return reentrancyGuard.answer { app.responds(to: selector) }
        }

        /// The methods that a proxy implements only in order to forward them.
        private nonisolated static let onlyForwarded: Set<String> = {
            var selectors = [
                #selector(Stack.navigationController(_:willShow:animated:)),
                #selector(Tabs.tabBarController(_:shouldSelect:)),
                #selector(Tabs.tabBarController(_:didSelect:)),
            ]
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) {
                selectors += [
                    #selector(Tabs.tabBarController(_:shouldSelectTab:)),
                    #selector(Tabs.tabBarController(_:didSelectTab:previousTab:)),
                ]
                #if os(iOS) || os(visionOS)
                    selectors += [
                        #selector(Tabs.tabBarController(_:tab:operationForAcceptingItemsFrom:)),
                        #selector(Tabs.tabBarController(_:tab:acceptItemsFrom:)),
                        #selector(Tabs.tabBarControllerWillBeginEditing(_:)),
                        #selector(Tabs.tabBarControllerDidEndEditing(_:)),
                        #selector(Tabs.tabBarController(_:visibilityDidChangeFor:)),
                        #selector(Tabs.tabBarController(_:displayOrderDidChangeFor:)),
                        #selector(
                            Tabs.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
                        ),
                    ]
                #endif
            }
            #if os(iOS)
                selectors += [
                    #selector(Tabs.tabBarController(_:willBeginCustomizing:)),
                    #selector(Tabs.tabBarController(_:willEndCustomizing:changed:)),
                    #selector(Tabs.tabBarController(_:didEndCustomizing:changed:)),
                    #selector(Stack.navigationControllerSupportedInterfaceOrientations(_:)),
                    #selector(Stack.navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
                    #selector(Tabs.tabBarControllerSupportedInterfaceOrientations(_:)),
                    #selector(Tabs.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)),
                ]
            #endif
            return Set(selectors.map { NSStringFromSelector($0) })
        }()
    #endif

    /// Returns whether an app's delegate can have its own animation for pops. Without Objective-C, UIKit asks
    /// the delegate.
    static func mayAnimatePops(_ delegate: AnyObject) -> Bool {
        #if canImport(ObjectiveC)
            (delegate as? any NSObjectProtocol)?.responds(
                to: #selector(Stack.navigationController(_:animationControllerFor:from:to:))
            ) ?? false
        #else
            false
        #endif
    }
}

#if canImport(ObjectiveC)
    extension Transition {
        /// Returns that there's an interruptible animator only if the animation controller can have one.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            selector == .interruptibleAnimator ? vendsAnimator : super.responds(to: selector)
        }
    }

    extension AuditedAnimationController {
        /// Returns the same as the animation controller that receives all calls.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            selector == .interruptibleAnimator ? vendsAnimator : super.responds(to: selector)
        }
    }
#endif
