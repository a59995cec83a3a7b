import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { prefersReducedMotion } from "../ui/motion/useReducedMotion.ts";

/** Scroll positions by history entry, for going back. */
const positions = new Map<string, number>();

/** A new page starts at its top, or at the element that the hash names; going back restores the position. */
export function useScrollOnNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const shown = useRef<string>(undefined);

  // Before the paint, because the browser moves a page that has become shorter.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useEffect(() => {
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    const target = hash && document.getElementById(anchorIn(hash));
    if (target) target.scrollIntoView({ behavior });
    // The browser places the first page of a visit; scrolling would cause a second layout.
    else if (shown.current === undefined) shown.current = pathname;
    else if (how === "POP") window.scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
    // Filters change the address of the same page, which must not scroll.
    else if (shown.current !== pathname) window.scrollTo({ top: 0, behavior });
    shown.current = pathname;
  }, [key, pathname, hash, how]);
}

/** The decoded hash; unchanged when it is badly encoded, because anybody can write an address. */
function anchorIn(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
