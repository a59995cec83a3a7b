import type { CSSProperties } from "react";
import styles from "./Club.module.css";

interface Props {
  color: string | null | undefined;
  secondaryColor: string | null | undefined;
}

/** The colours of a level as a dot. Names and ranks stand beside it, so the colours are never the only sign. */
export function ClubEmblem({ color, secondaryColor }: Props) {
  const from = color ?? "var(--color-line-strong)";
  const colours: CSSProperties = { background: `linear-gradient(135deg, ${from}, ${secondaryColor ?? from})` };
  return <span className={styles.emblem} style={colours} aria-hidden="true" />;
}
