import { useEffect, useState } from "react";

const dwellMs = 600;

/** A tile in the document: its game, and the box of its picture. */
export interface DwelledTile {
  readonly gameId: string;
  readonly picture: Element;
}

/** The tile on which the mouse, or the visible focus of the keyboard, rests for a while; null while there is none. */
export function useDwelledTile(): DwelledTile | null {
  const [dwelled, setDwelled] = useState<DwelledTile | null>(null);
  useEffect(() => {
    let current: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (target: EventTarget | null) => {
      const tile = target instanceof Element ? target.closest<HTMLElement>("[data-game]:not([data-closed])") : null;
      if (tile === current) return;
      current = tile;
      clearTimeout(timer);
      setDwelled(null);
      const gameId = tile?.dataset.game;
      if (!gameId) return;
      timer = setTimeout(() => {
        const picture = tile.querySelector("[data-loaded]");
        if (picture) setDwelled({ gameId, picture });
      }, dwellMs);
    };
    const handlePointer = ({ pointerType, target }: PointerEvent) => pointerType === "mouse" && look(target);
    const handleFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(":focus-visible") && look(target);
    const handleLeave = () => look(null);
    document.addEventListener("pointerover", handlePointer);
    document.addEventListener("focusin", handleFocus);
    document.documentElement.addEventListener("pointerleave", handleLeave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", handlePointer);
      document.removeEventListener("focusin", handleFocus);
      document.documentElement.removeEventListener("pointerleave", handleLeave);
    };
  }, []);
  return dwelled;
}
