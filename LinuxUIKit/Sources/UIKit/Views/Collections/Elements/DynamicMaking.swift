// Apple's classes are created by name at run time, which calls the initializer of the actual subclass. If
// Swift doesn't know the subclass, it calls only required initializers. These initializers aren't required,
// but a convenience initializer can call them anyway. The static methods below are entry points of these
// initializers under another name.

extension UICollectionReusableView {
    @usableFromInline convenience init(blank: Bool) {
        self.init(frame: .zero)
    }

    @_silgen_name("$s5UIKit24UICollectionReusableViewC5blankACSb_tcfC")
    private static func makeBlank(_ blank: Bool) -> UICollectionReusableView

    /// Creates an instance of this class with a size of zero.
    static func makeInstance() -> UICollectionReusableView { makeBlank(true) }
}

extension UICollectionViewLayoutAttributes {
    @usableFromInline convenience init(blank: Bool) {
        self.init()
    }

    @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC5blankACSb_tcfC")
    private static func makeBlank(_ blank: Bool) -> UICollectionViewLayoutAttributes

    /// Creates an instance of this class.
    static func makeInstance() -> UICollectionViewLayoutAttributes { makeBlank(true) }
}

extension UICollectionViewLayoutInvalidationContext {
    @usableFromInline convenience init(blank: Bool) {
        self.init()
    }

    @_silgen_name("$s5UIKit41UICollectionViewLayoutInvalidationContextC5blankACSb_tcfC")
    private static func makeBlank(_ blank: Bool) -> UICollectionViewLayoutInvalidationContext

    /// Creates an instance of this class.
    static func makeInstance() -> UICollectionViewLayoutInvalidationContext { makeBlank(true) }
}
