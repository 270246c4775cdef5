"use strict";

/** Radio buttons that look like a segmented control. */
class Segments {
  /**
   * @param field the fieldset that they are in
   * @param choices pairs of a value and what is read
   * @param onchange is called with the value that is chosen
   */
  constructor(field, choices, onchange) {
    this.inputs = new Map();
    const group = field.id || `group-${(Segments.count += 1)}`;
    for (const [value, text] of choices) {
      const label = document.createElement("label");
      const input = document.createElement("input");
      input.type = "radio";
      input.name = group;
      input.value = value;
      input.addEventListener("change", () => onchange(value));
      const span = document.createElement("span");
      span.textContent = text;
      label.append(input, span);
      field.append(label);
      this.inputs.set(value, input);
    }
  }

  static count = 0;

  get values() {
    return [...this.inputs.keys()];
  }

  set(value) {
    this.inputs.get(value).checked = true;
  }
}
