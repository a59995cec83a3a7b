/** Loads the page anew, and shows no more of it until then: it has what is another person's. */
export function loadAnew(): void {
  document.documentElement.style.visibility = "hidden";
  location.reload();
}
