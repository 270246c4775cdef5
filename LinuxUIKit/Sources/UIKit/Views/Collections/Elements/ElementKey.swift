/// The identity of an element of a collection view in its layout.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(.cell, kind: nil, indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(.supplementaryView, kind: kind, indexPath: indexPath)
    }
}

extension UICollectionViewLayout {
    /// Returns the layout's attributes of an element.
    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Returns the initial attributes of an element that appears.
    func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
        }
    }

    /// Returns the final attributes of an element that disappears.
    func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
        }
    }
}
