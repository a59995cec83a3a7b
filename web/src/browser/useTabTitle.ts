import { useEffect } from "react";

/** Puts a name before the title that the shell gives the browser tab. */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    let before: string | undefined;
    // The shell's effect runs after this one.
    const timer = setTimeout(() => {
      before = document.title;
      document.title = `${name} · ${before}`;
    });
    return () => {
      clearTimeout(timer);
      if (before !== undefined) document.title = before;
    };
  }, [name]);
}
