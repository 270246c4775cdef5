# The two commands that a fresh Debian or Ubuntu machine with a Swift 6 toolchain needs:
#   make gallery   open the gallery's window    make test   build without warnings and run all tests

SWIFT ?= swift
SOURCES := Package.swift Sources Tests Examples Benchmarks

.PHONY: all gallery test stranger mutants soak e2e e2e-page apple lint format docs documentation bench clean toolchain libraries

all: gallery

# Opens a window where there is a display, and makes a page where there is none. Optimized, since what moves has to
# be drawn in time. OPTIONS go to `gallery`: a command with its options, or the window's.
gallery: toolchain libraries
	@$(SWIFT) build --configuration release --product gallery
	@$(SWIFT) run --configuration release --skip-build gallery $(OPTIONS)

# The tests spend nearly all of their time in the Linux UIKit, so it is optimized. They are built apart: other
# flags in the same folder would throw away what every other target has built. OPTIONS="--filter NAME" runs some.
test: export TRANSITIONKIT_OPTIMIZES_UIKIT = 1
test: flags := --scratch-path .build/tests -Xswiftc -warnings-as-errors
test: toolchain libraries
	@$(SWIFT) build --build-tests $(flags)
	@SWIFT="$(SWIFT)" Scripts/run-tests $(flags) $(OPTIONS)

# Makes a package of the guide to testing transitions, outside of this one, and runs its tests.
stranger: toolchain libraries
	@SWIFT="$(SWIFT)" Tests/Stranger/run $(OPTIONS)

# Walks through an app that does everything in any order, and shrinks what goes wrong to a short script.
# OPTIONS="--steps 1000000" says for how long; OPTIONS=--help says more.
soak: toolchain libraries
	@$(SWIFT) build --configuration release --product soak
	@$(SWIFT) run --configuration release --skip-build soak $(OPTIONS)

# Breaks TransitionKit one line at a time and prints which tests notice. OPTIONS="--only NAME" tries one, and
# OPTIONS=--list names all.
mutants: toolchain libraries
	@SWIFT="$(SWIFT)" Scripts/mutants $(OPTIONS)

# Drives the window as a user would, on a display of its own that nobody sees.
e2e: toolchain
	@Scripts/install-libraries end-to-end
	@$(SWIFT) build --configuration release --product gallery
	@Scripts/end-to-end "$$($(SWIFT) build --configuration release --show-bin-path)/gallery"

# The exported page in headless Chromium; OPTIONS="--all" exports every animator.
e2e-page: toolchain libraries
	@SWIFT="$(SWIFT)" Tests/GalleryTests/Page/run $(OPTIONS)

# Type-checks the products and the gallery for Apple's platforms, without Apple's SDK. OPTIONS name some of them;
# OPTIONS=--planted proves that errors are found.
apple: toolchain
	@SWIFT="$(SWIFT)" Tests/AppleShape/check $(OPTIONS)

lint: toolchain
	@$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: toolchain
	@$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

# The catalogue's page and all pictures of the documents, from the sources and from what they draw, which are kept
# with them; then the documentation of both products, which is not.
docs: toolchain libraries
	@$(SWIFT) build --configuration release --product gallery
	@$(SWIFT) run --configuration release --skip-build gallery docs .
	@SWIFT="$(SWIFT)" CONFIGURATION=release Scripts/build-documentation documentation

# The documentation alone: symbols, articles and the tutorial. A link that leads nowhere is an error.
documentation: toolchain libraries
	@$(SWIFT) build --target Animators
	@SWIFT="$(SWIFT)" Scripts/build-documentation documentation

# Measures what the start and the frames of each animator cost, and what it asks for. OPTIONS="--only fold --json"
# measures one and prints it for programs; OPTIONS=--help says more.
bench: toolchain libraries
	@$(SWIFT) run --package-path Benchmarks --configuration release bench $(OPTIONS)

clean:
	@rm -rf .build Benchmarks/.build gallery documentation

toolchain:
	@Scripts/require-toolchain "$(SWIFT)"

libraries:
	@Scripts/install-libraries
