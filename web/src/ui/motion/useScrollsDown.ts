import { useEffect, useState } from "react";

/** A visitor scrolls on purpose from this distance on. */
const FAR = 24;
/** Near its top, a page counts as not scrolled. */
const TOP = 160;

/** Whether the visitor is scrolling down the page: false again after scrolling up, and near the top. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let turnedAt = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      if (scrollY < TOP) setDown(false);
      else if (Math.abs(scrollY - turnedAt) < FAR) return;
      else setDown(scrollY > turnedAt);
      turnedAt = scrollY;
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isDown;
}
