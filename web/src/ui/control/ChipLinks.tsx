import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./Chips.module.css";
import { chipProps } from "./chipProps.ts";
import { useSelectedInSight } from "./useSelectedInSight.ts";

interface ChipLink {
  to: string;
  label: ReactNode;
  isCurrent: boolean;
}

interface Props {
  /** What the links are, for screen readers. */
  label: string;
  links: readonly ChipLink[];
  /** The links change a part of the screen: it stays where it is. */
  preventScrollReset?: boolean;
  /** They lead elsewhere, above links that change the screen: without frames. */
  isQuiet?: boolean;
}

/** Links that look like chips, in one line that scrolls sideways and shows the current page's. */
export function ChipLinks({ label, links, preventScrollReset = false, isQuiet = false }: Props) {
  const row = useSelectedInSight<HTMLUListElement>(links.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles.row} data-scrolls data-quiet={isQuiet || undefined}>
        {links.map(({ to, label: name, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset={preventScrollReset}
              {...chipProps({ size: "lg" })}
              aria-current={isCurrent ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
