// The traits of a card, which is in front of another screen and can be narrower than it. In iOS 17 and later,
// views override traits. Earlier, only controllers do.

import UIKit

extension CardPresentationController {
    /// The width below which a card's horizontal size class is compact, in points, as for windows that share
    /// an iPad's screen.
    private static let regularWidth: CGFloat = 650

    /// Makes the card elevated, and its width compact if it's narrow.
    ///
    /// - Parameter width: The width of the card at rest, in points.
    /// - Returns: Whether the size class has changed.
    @discardableResult
    func overrideTraits(forWidth width: CGFloat) -> Bool {
        let isNarrow =
            width < Self.regularWidth && containerView?.traitCollection.horizontalSizeClass == .regular
        if #available(iOS 17.0, tvOS 17.0, *) {
            #if !os(tvOS)
                // UIKit raises an exception if an override is read that isn't there.
                if !cardView.traitOverrides.contains(UITraitUserInterfaceLevel.self) {
                    cardView.traitOverrides.userInterfaceLevel = .elevated
                }
            #endif
            guard cardView.traitOverrides.contains(UITraitHorizontalSizeClass.self) != isNarrow else {
                return false
            }
            if isNarrow {
                cardView.traitOverrides.horizontalSizeClass = .compact
            } else {
                cardView.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            }
            return true
        } else {
            #if os(visionOS)
                return false
            #else
                let size = UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .unspecified)
                #if os(tvOS)
                    let traits = size
                #else
                    let level = UITraitCollection(userInterfaceLevel: .elevated)
                    let traits = UITraitCollection(traitsFrom: [size, level])
                #endif
                let before: UITraitCollection?
                if let host {
                    before = host.overrideTraitCollection(forChild: presentedViewController)
                } else {
                    before = overrideTraitCollection
                }
                guard before != traits else { return false }
                if let host {
                    host.setOverrideTraitCollection(traits, forChild: presentedViewController)
                } else {
                    overrideTraitCollection = traits
                }
                return (before?.horizontalSizeClass ?? .unspecified) != size.horizontalSizeClass
            #endif
        }
    }
}
