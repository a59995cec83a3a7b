import { ArrowUpRight, CalendarCheck, Crown, type LucideIcon, Trophy, Wallet } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import styles from "./Celebration.module.css";
import type { CelebrationKind } from "./celebrate.ts";

/** How long it is there. */
const LENGTH_MS = 1_200;

const icons: Readonly<Record<CelebrationKind, LucideIcon>> = {
  win: Trophy,
  level: Crown,
  withdrawal: ArrowUpRight,
  signIn: CalendarCheck,
  deposit: Wallet,
};

interface Props {
  kind: CelebrationKind;
  text: string;
  onEnd: () => void;
}

/**
 * A short gesture over the page: a medal that moves as its kind does, and a sentence. It takes no focus and no taps; any tap
 * and Escape end it. Without motion, for those who want none. Screen readers get the sentence from the status beside it.
 */
export function Celebration({ kind, text, onEnd }: Props) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), LENGTH_MS);
    const skip = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === "Escape") end();
    };
    document.addEventListener("pointerdown", skip, { capture: true, passive: true });
    document.addEventListener("keydown", skip, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", skip, { capture: true });
      document.removeEventListener("keydown", skip, { capture: true });
    };
  }, []);
  const Icon = icons[kind];
  return createPortal(
    <div className={styles.place} data-kind={kind} aria-hidden="true">
      <span className={styles.medal}>
        <i className={styles.rays} />
        <Icon size={44} strokeWidth={1.75} />
      </span>
      <p className={styles.text}>{text}</p>
    </div>,
    document.body,
  );
}
