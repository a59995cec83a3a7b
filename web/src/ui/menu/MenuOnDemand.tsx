import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from "react";

interface ButtonProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  "aria-haspopup"?: "menu";
}

interface Props {
  button: ReactElement<ButtonProps>;
  /** Starts to load the menu's code: called as soon as a pointer comes near. */
  prepare: () => void;
  /** The menu, with a button of its own that looks the same; mounted open when the first one is pressed. */
  children: ReactNode;
}

/** A button whose menu comes, with all its code, only when it is wanted. */
export function MenuOnDemand({ button, prepare, children }: Props) {
  const [isWanted, setWanted] = useState(false);
  const stand = cloneElement(button, {
    "aria-haspopup": "menu",
    onPointerEnter: prepare,
    onClick: () => setWanted(true),
  });
  return isWanted ? <Suspense fallback={stand}>{children}</Suspense> : stand;
}
