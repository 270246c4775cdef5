import Foundation

/// The folder for a gallery's images. New content is added in one step per clip.
struct OutputFolder {
    let path: String

    private var url: URL { URL(fileURLWithPath: path, isDirectory: true) }
    private var files: FileManager { .default }

    /// Creates the folder if it doesn't exist, and in it a hidden folder for the images of this run.
    func beginStaging() throws -> StagingFolder {
        let isNew = !files.fileExists(atPath: url.path)
        do {
            try files.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw unwritable
        }
        removeLeftovers()
        let staging = StagingFolder(
            url: url.appendingPathComponent("\(Self.stagingPrefix)\(getpid())", isDirectory: true),
            isInNewFolder: isNew
        )
        do {
            try files.createDirectory(at: staging.url, withIntermediateDirectories: false)
        } catch {
            throw unwritable
        }
        return staging
    }

    /// Throws a failure if one of the names is taken by content that the gallery hasn't written.
    ///
    /// - Parameters:
    ///   - names: The names of what will be replaced.
    ///   - file: The name of a file that all content of this kind has.
    ///   - text: A part of that file, which no other file contains.
    ///   - kind: The kind of content, for the message.
    func protectOthers(
        _ names: [String],
        unless file: String,
        contains text: String,
        kind: String
    ) throws {
        guard names.contains(where: { files.fileExists(atPath: url.appendingPathComponent($0).path) }) else {
            return
        }
        let data = (try? Data(contentsOf: url.appendingPathComponent(file))) ?? Data()
        guard data.range(of: Data(text.utf8)) == nil else { return }
        throw Failure.cannotCreate("“\(path)” contains files that aren't \(kind); choose another folder")
    }

    /// Moves finished content to its final place, in this order. Existing content is moved out of the way
    /// first. If anything can't be moved, everything returns to its previous place.
    func commit(_ names: [String], from staging: StagingFolder) throws {
        var moved: [(new: URL, place: URL, old: URL?)] = []
        for name in names {
            let new = staging.url.appendingPathComponent(name)
            let place = url.appendingPathComponent(name)
            let old = staging.url.appendingPathComponent("replaced/\(name)")
            do {
                moved.append((new, place, try replace(place, by: new, keeping: old) ? old : nil))
            } catch {
                for (new, place, old) in moved.reversed() {
                    try? files.moveItem(at: place, to: new)
                    if let old { try? files.moveItem(at: old, to: place) }
                }
                throw Failure.cannotCreate("can't write “\(place.path)”")
            }
        }
    }

    /// Replaces a file or folder. Returns whether there was one, which is then at `old`.
    private func replace(_ place: URL, by new: URL, keeping old: URL) throws -> Bool {
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard files.fileExists(atPath: place.path) else {
            try files.moveItem(at: new, to: place)
            return false
        }
        try files.createDirectory(at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.moveItem(at: place, to: old)
        do {
            try files.moveItem(at: new, to: place)
        } catch {
            try? files.moveItem(at: old, to: place)
            throw error
        }
        return true
    }

    /// Returns the clips that have a filmstrip in the folder.
    func clipsPresent(among clips: [Clip]) -> [Clip] {
        clips.filter { files.fileExists(atPath: url.appendingPathComponent("\($0.path)/filmstrip.png").path) }
    }

    /// Writes a text next to the clips. It replaces an existing one in a single step.
    func write(_ text: String, to name: String, by staging: StagingFolder) throws {
        let draft = staging.url.appendingPathComponent(name)
        let place = url.appendingPathComponent(name)
        do {
            try Data(text.utf8).write(to: draft)
        } catch {
            throw Failure.cannotCreate("can't write “\(place.path)”")
        }
        guard rename(draft.path, place.path) == 0 else {
            throw Failure.cannotCreate("can't write “\(place.path)”")
        }
    }

    /// Removes the hidden folder. If this run created the output folder and it's empty, removes that as well.
    func discard(_ staging: StagingFolder) {
        try? files.removeItem(at: staging.url)
        if staging.isInNewFolder {
            // This succeeds only if the folder is empty.
            rmdir(url.path)
        }
    }

    private static let stagingPrefix = ".rendering-"

    private var unwritable: Failure {
        .cannotCreate("cannot write to “\(path)”; choose another folder")
    }

    /// Removes the hidden folders of runs that were interrupted. Those of running processes remain.
    private func removeLeftovers() {
        let names = (try? files.contentsOfDirectory(atPath: url.path)) ?? []
        for name in names where name.hasPrefix(Self.stagingPrefix) {
            guard let process = pid_t(name.dropFirst(Self.stagingPrefix.count)) else { continue }
            let isGone = kill(process, 0) != 0 && errno == ESRCH
            if isGone || process == getpid() {
                try? files.removeItem(at: url.appendingPathComponent(name, isDirectory: true))
            }
        }
    }
}
