import Foundation

/// The folder that holds a gallery's pictures. What is new enters it in one step for each clip.
struct OutputFolder {
    let path: String

    private var url: URL { URL(fileURLWithPath: path, isDirectory: true) }
    private var files: FileManager { .default }

    /// Makes the folder if it is missing, and inside it a hidden one for the pictures of this run.
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

    /// Moves what is finished to its places, in this order; what was there steps aside first. If one of them
    /// cannot be moved, all return to where they were.
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

    /// Tells whether there was something to replace, which is at `old` then.
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

    /// Those of the clips that have a filmstrip in the folder.
    func clipsPresent(among clips: [Clip]) -> [Clip] {
        clips.filter { files.fileExists(atPath: url.appendingPathComponent("\($0.path)/filmstrip.png").path) }
    }

    /// Writes a text beside the clips, over an older one in one step.
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

    /// Removes the hidden folder, and the output folder too if this run made it and nothing came of it.
    func discard(_ staging: StagingFolder) {
        try? files.removeItem(at: staging.url)
        if staging.isInNewFolder {
            // Only ever succeeds on an empty folder.
            rmdir(url.path)
        }
    }

    private static let stagingPrefix = ".rendering-"

    private var unwritable: Failure {
        .cannotCreate("cannot write to “\(path)”; choose another folder")
    }

    /// Hidden folders of runs that were stopped; a process that is still there keeps its own.
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
