import { Crown } from "lucide-react";
import type { CSSProperties } from "react";
import styles from "./Club.module.css";

interface Props {
  color: string | null | undefined;
  secondaryColor: string | null | undefined;
  size?: "sm" | "lg";
}

/** The colours of a level as a picture. Names and ranks stand beside it, so the colours are never the only sign. */
export function ClubEmblem({ color, secondaryColor, size = "sm" }: Props) {
  const from = color ?? "var(--color-line-strong)";
  const colours: CSSProperties = { background: `linear-gradient(135deg, ${from}, ${secondaryColor ?? from})` };
  return (
    <span className={styles.emblem} data-size={size} style={colours} aria-hidden="true">
      {size === "lg" && <Crown className={styles.crown} />}
    </span>
  );
}
