// The system preferences that UIKit requests from a controller. On tvOS, there are almost none, and visionOS
// has no status bar.

import UIKit

extension ContainerViewController {
    /// Makes UIKit request the status bar or the container background, and the home indicator again, or on
    /// tvOS, the interface style.
    func systemLookDidChange() {
        #if os(tvOS)
            setNeedsUserInterfaceAppearanceUpdate()
        #else
            #if os(visionOS)
                setNeedsUpdateOfPreferredContainerBackgroundStyle()
            #else
                setNeedsStatusBarAppearanceUpdate()
            #endif
            setNeedsUpdateOfHomeIndicatorAutoHidden()
        #endif
    }

    /// Makes UIKit request the orientations, the pointer, and the edges where system gestures wait again.
    func systemBehaviorDidChange() {
        #if !os(tvOS)
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            setNeedsUpdateOfPrefersPointerLocked()
            if #available(iOS 16.0, *) {
                setNeedsUpdateOfSupportedInterfaceOrientations()
            } else {
                #if os(iOS)
                    Self.attemptRotationToDeviceOrientation()
                #endif
            }
        #endif
        #if os(iOS) && compiler(>=6.2)
            if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
        #endif
    }

    #if os(iOS) && compiler(>=6.2)
        @available(iOS 26.0, *)
        open override var childForInterfaceOrientationLock: UIViewController? { childForBehavior }
    #endif

    #if os(tvOS)
        open override var childViewControllerForUserInterfaceStyle: UIViewController? { childForAppearance }
    #endif

    #if os(visionOS)
        open override var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? {
            childForAppearance
        }
    #endif
}
