import Foundation

/// The package that this program was built from, whose sources say what each animator does.
enum PackageFolder {
    static var url: URL {
        var folder = URL(fileURLWithPath: #filePath)
        // Examples/GalleryHost/Export and this file.
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }
}
