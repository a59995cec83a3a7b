import { useEffect } from "react";

const SEPARATOR = " · ";

/** What the page is called, after the names of what is open on it. */
let page = "";
/** The names, in the order in which they came. */
const names = new Set<{ name: string }>();

function show() {
  const all = [...[...names].map(({ name }) => name).reverse(), page].flatMap((name) => name.split(SEPARATOR));
  // A dialog can have the name of its page, or of what is open in it.
  document.title = [...new Set(all)].filter(Boolean).join(SEPARATOR);
}

/** Sets the title that the browser tab has while nothing with a name is open. The shell does. */
export function setPageTitle(title: string): void {
  page = title;
  show();
}

/** Puts a name before the page's title in the browser tab, until `end` is called. */
export function nameTab(name: string): { rename: (to: string) => void; end: () => void } {
  const own = { name };
  names.add(own);
  show();
  return {
    rename: (to) => {
      own.name = to;
      show();
    },
    end: () => {
      names.delete(own);
      show();
    },
  };
}

/** Puts a name before the page's title in the browser tab, while the component is mounted. */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => (name ? nameTab(name).end : undefined), [name]);
}
