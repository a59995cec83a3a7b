import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from "react";

interface ButtonProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  "aria-haspopup"?: "menu" | "dialog";
}

interface Props {
  button: ReactElement<ButtonProps>;
  /** Loads the menu's code; called as soon as a pointer comes near. */
  prepare: () => void;
  /** What opens: a menu by default. */
  kind?: "menu" | "dialog";
  /** The menu, with a button of its own that looks the same; mounted open when the first one is pressed. */
  children: ReactNode;
}

/** A button that loads the code of its menu on demand. */
export function MenuOnDemand({ button, prepare, kind = "menu", children }: Props) {
  const [isWanted, setWanted] = useState(false);
  const stand = cloneElement(button, {
    "aria-haspopup": kind,
    onPointerEnter: prepare,
    onClick: () => setWanted(true),
  });
  return isWanted ? <Suspense fallback={stand}>{children}</Suspense> : stand;
}
