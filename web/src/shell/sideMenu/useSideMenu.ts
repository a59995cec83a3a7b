import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { recall, remember } from "../../browser/deviceMemory.ts";

const KEY = "sideMenuMini";
const HAS_SIDE = "(min-width: 64rem)";

/**
 * Whether the side menu is folded, which this device remembers, and whether it is open as a drawer on small screens.
 */
export function useSideMenu() {
  const [isMini, setMini] = useState(() => recall(KEY) === "1");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { key } = useLocation();
  // A navigation closes the drawer.
  useEffect(() => setDrawerOpen(key === ""), [key]);
  return {
    isMini,
    isDrawerOpen,
    openDrawer: () => setDrawerOpen(true),
    closeDrawer: () => setDrawerOpen(false),
    toggle() {
      if (!matchMedia(HAS_SIDE).matches) return setDrawerOpen(true);
      remember(KEY, isMini ? "0" : "1");
      return setMini(!isMini);
    },
  };
}
