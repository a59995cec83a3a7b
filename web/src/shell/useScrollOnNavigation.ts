import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { prefersReducedMotion } from "../ui/motion/useReducedMotion.ts";

/** Scroll positions by history entry: going back returns to where one was. */
const positions = new Map<string, number>();

/** A new page begins at its top, or at the place that the address names; going back restores the position. */
export function useScrollOnNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const shown = useRef<string>(undefined);

  // Before the paint: the browser moves a page that became shorter, and that is not where the visitor was.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useEffect(() => {
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    const target = hash && document.getElementById(anchorIn(hash));
    if (target) target.scrollIntoView({ behavior });
    // The page that a visit begins with is where the browser put it; asking would lay it out a second time.
    else if (shown.current === undefined) shown.current = pathname;
    else if (how === "POP") window.scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
    // Filters change the address of the same page: that is no reason to jump.
    else if (shown.current !== pathname) window.scrollTo({ top: 0, behavior });
    shown.current = pathname;
  }, [key, pathname, hash, how]);
}

/** What a hash names; as it is when it isn't well encoded, for anybody can write an address. */
function anchorIn(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
