import UIKit

/// The list of the gallery: a heading, a search field, and sections of cells and cards.
final class HomeView: LayoutView {

    var onSelect: ((CatalogEntry) -> Void)?
    var onShow: ((ShowcaseCard) -> Void)?
    var onPresent: ((PresentationCell) -> Void)?
    /// A closure that's called with an animator when people tap its star.
    var onFavorite: ((CatalogEntry) -> Void)?
    /// A closure that's called when the visible part of the grid or its scrolling speed has changed.
    var onScroll: (() -> Void)?

    let scroll = UIScrollView()
    let searchBar = SearchBar()
    /// The cells of all animators, in the order of the catalog.
    let cells: [AnimatorCell]
    let cards: [ShowcaseCard]
    let presentations: [PresentationCell]
    /// The cells of the favorites, which are above all others.
    var favoriteCells: [AnimatorCell] = []
    let headings: [HomeSection: UILabel]

    /// The only section to show, or `nil` to show all sections with content.
    var filter: HomeSection? {
        willSet { if filter != newValue { laidOut.anchor = firstSeen } }
        didSet { if filter != oldValue { contentChanged() } }
    }

    /// The cells of animators that the list shows, in order.
    var found: [AnimatorCell] = []
    /// The results of a search in the grid: animators, and then presentations.
    var matches: [GridCell] = []
    /// The cards that the list shows, in order.
    var shownCards: [ShowcaseCard] = []
    /// The sections that the list shows. During a search, there are none.
    var sections: [HomeSection] = []
    /// Whether the list scrolls too fast for people to look at previews.
    var isScrollingFast = false {
        didSet { if isScrollingFast != oldValue { onScroll?() } }
    }

    let heading = UILabel("", font: Theme.largeTitle, color: Theme.text, lines: 0)
    let subheading = UILabel("", font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
    let results = UILabel("", font: Theme.section, color: Theme.text, lines: 0)
    let strip = UIScrollView()
    let noResults = NoResultsView()
    let bar = CompactBar(title: "Transitions")
    var lastMove: (offset: CGFloat, time: CFTimeInterval)?
    var laidOut = LaidOut()
    /// The content offset before the search.
    var offsetBeforeSearch: CGFloat?

    var search: UISearchTextField { searchBar.field }

    init(entries: [CatalogEntry]) {
        cells = entries.enumerated().map { index, entry in
            AnimatorCell(entry: entry, place: Place.all[index % Place.all.count])
        }
        cards = Showcase.allCases.map { ShowcaseCard(showcase: $0) }
        presentations = CardKind.allCases.map { PresentationCell(kind: $0) }
        let titles = HomeSection.all.map { section in
            (section, UILabel(section.title, font: Theme.section, color: Theme.text, lines: 0))
        }
        headings = Dictionary(uniqueKeysWithValues: titles)
        super.init(frame: .zero)
        backgroundColor = Theme.canvas
        setUpScrolling()
        setUpTaps()
        setUpSearch()
        for heading in [heading, results] + Array(headings.values) { heading.accessibilityTraits = .header }
        addSubview(bar)
        contentChanged()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUpScrolling() {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        scroll.delegate = self
        strip.contentInsetAdjustmentBehavior = .never
        strip.showsHorizontalScrollIndicator = false
        strip.clipsToBounds = false
        addSubview(scroll)
        let views: [UIView] = [heading, subheading, searchBar, strip, results, noResults]
        for view in views + Array(headings.values) {
            scroll.addSubview(view)
        }
        for card in cards { strip.addSubview(card) }
        for cell in cells + presentations { scroll.addSubview(cell) }
    }

    private func setUpTaps() {
        for card in cards {
            card.onTap = { [weak self, weak card] in
                guard let self, let card else { return }
                search.resignFirstResponder()
                onShow?(card)
            }
        }
        for cell in presentations {
            cell.onTap = { [weak self, weak cell] in
                guard let self, let cell else { return }
                search.resignFirstResponder()
                onPresent?(cell)
            }
        }
        for cell in cells { setUp(cell) }
    }

    func setUp(_ cell: AnimatorCell) {
        let entry = cell.entry
        cell.onTap = { [weak self] in
            guard let self else { return }
            search.resignFirstResponder()
            onSelect?(entry)
        }
        cell.star.onTap = { [weak self] in self?.onFavorite?(entry) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }
}
