"use strict";

/** Copies what an element says, and says so on the button and to those who can't see it. */
const clipboard = {
  async copy(element, button) {
    const isCopied = await this.write(element);
    button.textContent = isCopied ? "Copied" : "Select and copy";
    document.getElementById("copied").textContent = isCopied
      ? "The code is on the clipboard."
      : "The code couldn’t be copied.";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (button.textContent = "Copy"), 1600);
  },

  async write(element) {
    try {
      await navigator.clipboard.writeText(element.textContent);
      return true;
    } catch {
      // A page that was opened as a file may not use the clipboard, but can always copy a selection.
      const selection = window.getSelection();
      selection.selectAllChildren(element);
      const isCopied = document.execCommand("copy");
      if (isCopied) selection.removeAllRanges();
      return isCopied;
    }
  },
};
