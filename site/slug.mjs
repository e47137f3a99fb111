/** The anchor that a heading gets, as forges make it. */
export function slugOf(text) {
  return text
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}
