import UIKit

// The content of the list: sections, favorites, or search results.

extension HomeView {
    // MARK: Favorites

    /// Fills the stars of animators, and shows these in a section of their own.
    func showFavorites(_ names: [String]) {
        for cell in cells { cell.star.isFavorite = names.contains(cell.entry.name) }
        let old = Dictionary(uniqueKeysWithValues: favoriteCells.map { ($0.entry.name, $0) })
        favoriteCells = names.compactMap { name in
            old[name] ?? cells.first { $0.entry.name == name }.map(makeFavorite)
        }
        for cell in old.values where !favoriteCells.contains(cell) { cell.removeFromSuperview() }
        contentChanged()
    }

    private func makeFavorite(of cell: AnimatorCell) -> AnimatorCell {
        let favorite = AnimatorCell(entry: cell.entry, place: cell.place)
        favorite.star.isFavorite = true
        setUp(favorite)
        scroll.addSubview(favorite)
        return favorite
    }

    // MARK: What is shown

    /// Returns the cells of a section. If there are none, the section shows cards.
    func cells(of section: HomeSection) -> [GridCell] {
        switch section {
        case .favorites: favoriteCells
        case .showcases: []
        case .animators(let name):
            GalleryCatalog.groups.first { $0.name == name }.map { group in
                let names = Set(group.entries.map(\.name))
                return cells.filter { names.contains($0.entry.name) }
            } ?? []
        case .presentations: presentations
        }
    }

    func contentChanged() {
        let search = AnimatorSearch(search.text ?? "")
        let shown: [GridCell]
        if search.isEmpty {
            sections =
                filter.map { [$0] } ?? HomeSection.all.filter { $0 != .favorites || !favoriteCells.isEmpty }
            shown = sections.flatMap { cells(of: $0) }
            shownCards = sections.contains(.showcases) ? cards : []
        } else {
            sections = []
            let cells = Dictionary(uniqueKeysWithValues: cells.map { ($0.entry.name, $0) })
            let animators = search.results(among: self.cells.map(\.entry)).compactMap { cells[$0.name] }
            let kinds = search.results(among: presentations) { ($0.kind.title, $0.kind.name, $0.kind.hint) }
            shown = animators + kinds
            shownCards = search.results(among: cards) { ($0.showcase.title, "", $0.showcase.summary) }
        }
        matches = search.isEmpty ? [] : shown
        found = shown.compactMap { $0 as? AnimatorCell }
        let seen = Set(shown.map { ObjectIdentifier($0) })
        for cell in cells + favoriteCells + presentations {
            cell.isHidden = !seen.contains(ObjectIdentifier(cell))
        }
        for (section, heading) in headings { heading.isHidden = !sections.contains(section) || filter != nil }
        for card in cards { card.isHidden = !shownCards.contains(card) }
        strip.isHidden = shownCards.isEmpty
        showTexts(search)
        setNeedsLayout()
        onScroll?()
    }

    private func showTexts(_ search: AnimatorSearch) {
        heading.text = filter?.title ?? "Transitions"
        let count = filter == nil ? cells.count : found.count
        let kinds = count == 1 ? "animator" : "animators"
        subheading.text =
            switch filter {
            case nil: "\(count) animators for every container"
            case .presentations: "Screens that leave the one behind them in sight"
            default: "\(count) \(kinds)"
            }
        let resultCount = matches.count + shownCards.count
        results.isHidden = search.isEmpty || resultCount == 0
        results.text = "\(resultCount) \(resultCount == 1 ? "Result" : "Results")"
        noResults.isHidden = search.isEmpty ? filter != .favorites || !found.isEmpty : resultCount > 0
        if search.isEmpty {
            noResults.showNoFavorites()
        } else {
            noResults.show(query: self.search.text ?? "")
        }
    }

    // MARK: Searching

    func setUpSearch() {
        searchBar.onBegin = { [weak self] in self?.offsetBeforeSearch = self?.scroll.contentOffset.y }
        searchBar.onChange = { [weak self] in self?.searchChanged() }
        searchBar.onCancel = { [weak self] in self?.searchCancelled() }
    }

    private func searchChanged() {
        let old = Set(found)
        UIView.performWithoutAnimation {
            contentChanged()
            for cell in found where !old.contains(cell) { cell.alpha = 0 }
            layoutIfNeeded()
        }
        UIView.animate(
            withDuration: 0.2,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { for cell in self.found { cell.alpha = 1 } }
        )
    }

    private func searchCancelled() {
        searchChanged()
        if let offsetBeforeSearch {
            scroll.setContentOffset(CGPoint(x: 0, y: clamped(offsetBeforeSearch)), animated: false)
        }
        offsetBeforeSearch = nil
    }
}
