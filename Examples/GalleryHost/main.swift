import Foundation

exit(GalleryCommand.main(Array(CommandLine.arguments.dropFirst())))
