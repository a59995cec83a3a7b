import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./Shelf.module.css";

/** A row of tiles that scrolls sideways: by finger, wheel, arrow buttons or Tab. */
export function Shelf({ title, to, children }: { title: string; to?: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const track = useRef<HTMLUListElement>(null);
  const leaf = (direction: -1 | 1) => {
    const element = track.current;
    if (!element) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const forth = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({ left: forth * direction * element.clientWidth * 0.85, behavior: isCalm ? "auto" : "smooth" });
  };

  return (
    <section className={styles.shelf}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {to && (
          <Link to={to} className={styles.all} aria-label={formatMessage({ id: "home_see_all_of" }, { title })}>
            <FormattedMessage id="home_see_all" />
          </Link>
        )}
        <span className={styles.arrows}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={formatMessage({ id: "home_shelf_back" }, { title })}
            onClick={() => leaf(-1)}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={formatMessage({ id: "home_shelf_on" }, { title })}
            onClick={() => leaf(1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </span>
      </header>
      <ul ref={track} className={styles.track}>
        {children}
      </ul>
    </section>
  );
}
