// Apple's classes are made by name at run time, which calls the initializer of the very subclass. Swift calls only
// required initializers of a class it does not know, and these are not; a convenience initializer calls them all the
// same. The static methods below are those initializers' entries, under another name.

extension UICollectionReusableView {
    @usableFromInline convenience init(blank: Bool) {
        self.init(frame: .zero)
    }

    @_silgen_name("$s5UIKit24UICollectionReusableViewC5blankACSb_tcfC")
    private static func makeBlank(_ blank: Bool) -> UICollectionReusableView

    /// A new instance of this class, of zero size.
    static func makeInstance() -> UICollectionReusableView { makeBlank(true) }
}

extension UICollectionViewLayoutAttributes {
    @usableFromInline convenience init(blank: Bool) {
        self.init()
    }

    @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC5blankACSb_tcfC")
    private static func makeBlank(_ blank: Bool) -> UICollectionViewLayoutAttributes

    /// A new instance of this class.
    static func makeInstance() -> UICollectionViewLayoutAttributes { makeBlank(true) }
}

extension UICollectionViewLayoutInvalidationContext {
    @usableFromInline convenience init(blank: Bool) {
        self.init()
    }

    @_silgen_name("$s5UIKit41UICollectionViewLayoutInvalidationContextC5blankACSb_tcfC")
    private static func makeBlank(_ blank: Bool) -> UICollectionViewLayoutInvalidationContext

    /// A new instance of this class.
    static func makeInstance() -> UICollectionViewLayoutInvalidationContext { makeBlank(true) }
}
