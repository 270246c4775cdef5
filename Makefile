# The two commands that a fresh Debian or Ubuntu machine with a Swift 6 toolchain needs:
#   make gallery   draw every transition        make test   build without warnings and run all tests

SWIFT ?= swift
OUTPUT ?= gallery
SOURCES := Package.swift Sources Tests Examples Benchmarks

.PHONY: all gallery test lint format docs bench clean toolchain libraries

all: gallery

# Not optimised: it builds sooner, and the time goes into Cairo, pixman and PNG, which are. OPTIONS go to
# `gallery render`.
gallery: toolchain libraries
	@$(SWIFT) build --product gallery
	@$(SWIFT) run --skip-build gallery render --output "$(OUTPUT)" $(OPTIONS)

test: toolchain libraries
	@$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	@$(SWIFT) test --skip-build -Xswiftc -warnings-as-errors

lint: toolchain
	@$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: toolchain
	@$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

# The catalogue's page and pictures, from the sources and from what they draw.
docs: toolchain libraries
	@$(SWIFT) build --configuration release --product gallery
	@$(SWIFT) run --configuration release --skip-build gallery docs .

bench: toolchain libraries
	@$(SWIFT) run --package-path Benchmarks --configuration release bench

clean:
	@rm -rf .build Benchmarks/.build gallery

toolchain:
	@Scripts/require-toolchain "$(SWIFT)"

libraries:
	@Scripts/install-libraries
