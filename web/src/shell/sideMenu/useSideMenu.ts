import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { recall, remember } from "../../browser/deviceMemory.ts";

const KEY = "sideMenuMini";
const HAS_SIDE = "(min-width: 64rem)";

/** Whether the side menu is folded, as this device remembers it, or open as a drawer, where it has no side of its own. */
export function useSideMenu() {
  const [isMini, setMini] = useState(() => recall(KEY) === "1");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { key } = useLocation();
  // Whatever was chosen in the drawer leads away from it.
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
