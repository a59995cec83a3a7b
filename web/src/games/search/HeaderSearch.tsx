import { useLocation } from "react-router-dom";
import { PlayProvider } from "../launch/PlayProvider.tsx";
import { SearchDialog } from "./SearchDialog.tsx";

/**
 * The search of the header, and the game that it opens. The game stays open when the search closes, until the next
 * page.
 */
export function HeaderSearch({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  return <PlayProvider key={pathname}>{isOpen && <SearchDialog onClose={onClose} />}</PlayProvider>;
}
