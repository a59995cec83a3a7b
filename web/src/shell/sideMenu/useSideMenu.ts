import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { recall, remember } from "../../browser/deviceMemory.ts";

/** The drawer has the name of the button that opened it. */
type Drawer = "menu" | "categories";

const KEY = "sideMenuMini";
const HAS_SIDE = "(min-width: 64rem)";

const hasSide = () => matchMedia(HAS_SIDE).matches;
const followSide = (onChange: () => void) => {
  const query = matchMedia(HAS_SIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/**
 * Whether the side menu is folded, which this device remembers, and whether it is open as a drawer on small screens.
 */
export function useSideMenu() {
  const [isMini, setMini] = useState(() => recall(KEY) === "1");
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const { key } = useLocation();
  // A navigation closes the drawer.
  useEffect(() => setDrawer((open) => (key === "" ? open : null)), [key]);
  return {
    /** The screen is wide enough for the menu at its side. */
    isAtSide: useSyncExternalStore(followSide, hasSide),
    isMini,
    /** What the open drawer is called; null when none is open. */
    drawer,
    openGames: () => setDrawer("categories"),
    closeDrawer: () => setDrawer(null),
    toggle() {
      if (!hasSide()) return setDrawer("menu");
      remember(KEY, isMini ? "0" : "1");
      return setMini(!isMini);
    },
  };
}
