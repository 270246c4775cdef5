import CMalloc
import Foundation

// A picture of a screen takes several megabytes, and each transition takes a few pictures. Returning their
// memory to the system and receiving it again, page by page, takes more than a millisecond per picture.
mallopt(M_MMAP_THRESHOLD, 32 << 20)
mallopt(M_TRIM_THRESHOLD, 256 << 20)

exit(GalleryCommand.main(Array(CommandLine.arguments.dropFirst())))
