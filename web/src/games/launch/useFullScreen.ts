import { useEffect, useState } from "react";

/**
 * Shows the page in full screen where the browser allows it. `isFull` is true after a request even if the browser
 * refused it.
 */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    // Escape leaves full screen too, and only this event reports it.
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
    // Refused, or already in full screen: the game fills the browser window then.
    change.catch(() => {});
  };
  return { isFull, toggle };
}
