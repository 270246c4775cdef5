extension Array {
    /// Removes elements, and returns them for release after the removal.
    ///
    /// Releasing an interaction removes its gesture recognizers, and other recognizers may then ask whether
    /// they can begin. The answer may read the array, which mustn't happen while it's being modified.
    mutating func extract(where isExtracted: (Element) -> Bool) -> [Element] {
        let extracted = filter(isExtracted)
        if !extracted.isEmpty { removeAll(where: isExtracted) }
        return extracted
    }
}
