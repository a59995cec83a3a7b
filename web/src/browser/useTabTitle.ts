import { useEffect } from "react";

/** What the page is called, after the names of what is open on it. */
let page = "";
/** The names, in the order in which they came. */
const names = new Set<{ readonly name: string }>();

function show() {
  document.title = [...[...names].map(({ name }) => name).reverse(), page].join(" · ");
}

/** Sets the title that the browser tab has while nothing with a name is open. The shell does. */
export function setPageTitle(title: string): void {
  page = title;
  show();
}

/** Puts a name before the page's title in the browser tab, while the component is mounted. */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return undefined;
    const own = { name };
    names.add(own);
    show();
    return () => {
      names.delete(own);
      show();
    };
  }, [name]);
}
