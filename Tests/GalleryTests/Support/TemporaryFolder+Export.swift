import Foundation
import Gallery
@_spi(Host) import UIKit

@testable import GalleryHost

@MainActor
extension TemporaryFolder {
    /// Options for a screen of 39x84 pixels.
    func exportOptions(
        _ animators: [String] = ["cube", "matched"],
        in containers: [DemoContainer] = [.modal, .tab],
        output: String = "out"
    ) -> RenderOptions {
        var options = RenderOptions.site(animators: animators)
        options.containers = containers
        (options.width, options.height) = (390, 840)
        options.scale = 0.1
        options.output = url.appendingPathComponent(output).path
        return options
    }

    /// Returns all files in a folder of the test, with their bytes.
    func files(in name: String) throws -> [String: Data] {
        let root = url.appendingPathComponent(name)
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
            let url = root.appendingPathComponent(path)
            if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[path] = try Data(contentsOf: url)
            }
        }
        return files
    }
}
