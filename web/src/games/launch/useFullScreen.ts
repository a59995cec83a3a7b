import { useEffect, useState } from "react";

/** Lets the whole page fill the screen, where browsers can; where they can't, `isFull` still tells what was asked for. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    // Escape leaves it too, and tells nobody else.
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);

  const toggle = () => {
    setFull(!isFull);
    if (!document.fullscreenEnabled) return;
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused, or already so: the window is as large as the page then.
    change.catch(() => {});
  };
  return { isFull, toggle };
}
