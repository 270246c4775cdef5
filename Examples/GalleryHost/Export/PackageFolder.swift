import Foundation

/// The folder of the package that this program was built from, whose sources document the animators.
enum PackageFolder {
    static var url: URL {
        var folder = URL(fileURLWithPath: #filePath)
        // The components of Examples/GalleryHost/Export, and of this file.
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }
}
