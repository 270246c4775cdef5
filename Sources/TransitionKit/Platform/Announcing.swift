// Which methods an object has: UIKit asks where there is Objective-C, once and from any thread, and elsewhere calls
// them all.

import UIKit

extension DelegateSocket {
    /// The names of those methods that a socket only passes on and that a delegate has.
    static func optionalMethods(of delegate: (any NSObjectProtocol)?) -> Set<String> {
        #if canImport(ObjectiveC)
            guard let delegate else { return [] }
            return passedOn.filter { delegate.responds(to: NSSelectorFromString($0)) }
        #else
            []
        #endif
    }

    #if canImport(ObjectiveC)
        nonisolated override func responds(to selector: Selector!) -> Bool {
            guard let selector, super.responds(to: selector) else { return false }
            let name = NSStringFromSelector(selector)
            return !Self.passedOn.contains(name) || announced.contains(name)
        }

        /// The methods that a socket has only in order to pass them on.
        private nonisolated static let passedOn: Set<String> = {
            var selectors = [
                #selector((any UINavigationControllerDelegate).navigationController(_:willShow:animated:)),
                #selector((any UITabBarControllerDelegate).tabBarController(_:shouldSelect:)),
                #selector((any UITabBarControllerDelegate).tabBarController(_:didSelect:)),
            ]
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) {
                selectors += [
                    #selector((any UITabBarControllerDelegate).tabBarController(_:shouldSelectTab:)),
                    #selector((any UITabBarControllerDelegate).tabBarController(_:didSelectTab:previousTab:)),
                ]
            }
            #if os(iOS) || os(visionOS)
                if #available(iOS 18.0, visionOS 2.0, *) {
                    selectors += [
                        #selector(
                            (any UITabBarControllerDelegate)
                                .tabBarController(_:tab:operationForAcceptingItemsFrom:)
                        ),
                        #selector((any UITabBarControllerDelegate).tabBarController(_:tab:acceptItemsFrom:)),
                        #selector((any UITabBarControllerDelegate).tabBarControllerWillBeginEditing(_:)),
                        #selector((any UITabBarControllerDelegate).tabBarControllerDidEndEditing(_:)),
                        #selector(
                            (any UITabBarControllerDelegate).tabBarController(_:visibilityDidChangeFor:)
                        ),
                        #selector(
                            (any UITabBarControllerDelegate).tabBarController(_:displayOrderDidChangeFor:)
                        ),
                        #selector(
                            (any UITabBarControllerDelegate)
                                .tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
                        ),
                    ]
                }
            #endif
            #if os(iOS)
                selectors += [
                    #selector((any UITabBarControllerDelegate).tabBarController(_:willBeginCustomizing:)),
                    #selector(
                        (any UITabBarControllerDelegate).tabBarController(_:willEndCustomizing:changed:)
                    ),
                    #selector(
                        (any UITabBarControllerDelegate).tabBarController(_:didEndCustomizing:changed:)
                    ),
                ]
            #endif
            #if !os(tvOS) && !os(visionOS)
                selectors += [
                    #selector(
                        (any UINavigationControllerDelegate)
                            .navigationControllerSupportedInterfaceOrientations(_:)
                    ),
                    #selector(
                        (any UINavigationControllerDelegate)
                            .navigationControllerPreferredInterfaceOrientationForPresentation(_:)
                    ),
                    #selector(
                        (any UITabBarControllerDelegate).tabBarControllerSupportedInterfaceOrientations(_:)
                    ),
                    #selector(
                        (any UITabBarControllerDelegate)
                            .tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
                    ),
                ]
            #endif
            return Set(selectors.map { NSStringFromSelector($0) })
        }()
    #endif
}

extension DelegateSocket {
    /// Whether an app's delegate may have an animation of its own for pops. Where there is no Objective-C, UIKit asks it.
    static func mayAnimatePops(_ delegate: AnyObject) -> Bool {
        #if canImport(ObjectiveC)
            (delegate as? any NSObjectProtocol)?.responds(
                to: #selector(
                    (any UINavigationControllerDelegate)
                        .navigationController(_:animationControllerFor:from:to:)
                )
            ) ?? false
        #else
            false
        #endif
    }
}

#if canImport(ObjectiveC)
    extension Transition {
        /// It has an interruptible animator exactly if the animation controller may have one.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            selector == .interruptibleAnimator ? vendsAnimator : super.responds(to: selector)
        }
    }

    extension AuditedAnimationController {
        /// As the animation controller that it passes everything on to.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            selector == .interruptibleAnimator ? vendsAnimator : super.responds(to: selector)
        }
    }
#endif
