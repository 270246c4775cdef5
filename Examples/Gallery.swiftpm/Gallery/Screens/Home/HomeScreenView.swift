import UIKit

/// The view of the gallery's first screen: the list, and in a wide window a sidebar that selects its
/// sections.
final class HomeScreenView: LayoutView {

    /// The minimum size for a sidebar, in points. A phone in landscape orientation is wide enough, but too
    /// low.
    static let leastSize = CGSize(width: 768, height: 500)

    let home: HomeView
    let sidebar: SidebarView
    /// Whether the sidebar is visible.
    private(set) var isWide = false

    init(home: HomeView) {
        self.home = home
        sidebar = SidebarView()
        super.init(frame: .zero)
        backgroundColor = Theme.canvas
        sidebar.isHidden = true
        sidebar.onSelect = { [weak self] in self?.show($0) }
        addSubview(home)
        addSubview(sidebar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a section. The selection of the sidebar stays while there isn't enough room for it.
    private func show(_ section: HomeSection?) {
        home.searchBar.cancelSearch()
        home.filter = section
        home.scrollToTop()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        isWide = bounds.width >= Self.leastSize.width && bounds.height >= Self.leastSize.height
        sidebar.isHidden = !isWide
        home.filter = isWide ? sidebar.selected : nil
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let housing = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
        let width = isWide ? min(max(bounds.width * 0.26, 236), 320).rounded() + housing : 0
        place(sidebar, at: CGRect(x: 0, y: 0, width: width, height: bounds.height))
        let rest = max(bounds.width - width, 0)
        place(home, at: CGRect(x: width, y: 0, width: rest, height: bounds.height))
    }
}
