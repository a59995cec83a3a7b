import { Maximize2, Minimize2 } from "lucide-react";
import { useIntl } from "react-intl";
import { IconButton } from "../../ui/button/IconButton.tsx";

/** Lets a game fill the screen, and takes that back. */
export function FullScreenButton({ isFull, onToggle }: { isFull: boolean; onToggle: () => void }) {
  const label = useIntl().formatMessage({ id: isFull ? "games_shrink" : "games_expand" });
  return (
    <IconButton label={label} aria-pressed={isFull} onClick={onToggle}>
      {isFull ? <Minimize2 size={18} /> : <Maximize2 size={18} />}
    </IconButton>
  );
}
