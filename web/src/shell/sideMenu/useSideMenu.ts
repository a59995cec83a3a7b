import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { useMedia } from "../../ui/layout/useMedia.ts";

/** The drawer has the name of the button that opened it. */
type Drawer = "menu" | "categories";

const KEY = "sideMenuMini";
const HAS_SIDE = "(min-width: 64rem)";

/**
 * Whether the side menu is folded, which this device remembers, and whether it is open as a drawer on small screens.
 */
export function useSideMenu() {
  const [isMini, setMini] = useState(() => recall(KEY) === "1");
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const isAtSide = useMedia(HAS_SIDE);
  const { key } = useLocation();
  // A navigation closes the drawer.
  useEffect(() => setDrawer((open) => (key === "" ? open : null)), [key]);
  return {
    /** The screen is wide enough for the menu at its side. */
    isAtSide,
    isMini,
    /** What the open drawer is called; null when none is open. */
    drawer,
    openGames: () => setDrawer("categories"),
    closeDrawer: () => setDrawer(null),
    toggle() {
      if (!isAtSide) return setDrawer("menu");
      remember(KEY, isMini ? "0" : "1");
      return setMini(!isMini);
    },
  };
}
