/**
 * Does to the page what Chrome's translator does, now and after each change: every text node leaves the page, and its
 * words stand in two `<font>` elements in its place. The words stay the same, so that tests find them; the name in the
 * browser tab stays a text. It is sent to browsers as source, so it may use nothing outside of itself. Returns a function
 * that ends it.
 */
export function translatePage(): () => void {
  const untouched = "script, style, title, textarea, svg, font, [translate=no]";
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(untouched) !== null) continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  const look = (changes: MutationRecord[]) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) translate(node);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translate(document);
  return () => observer.disconnect();
}
