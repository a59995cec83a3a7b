import { Skeleton } from "../ui/Skeleton.tsx";
import header from "./Header.module.css";
import styles from "./ShellSkeleton.module.css";

const CARDS = Array.from({ length: 12 }, (_, index) => `card ${index}`);

/** The bars of the shell before anything is known: where the screen will be, its own skeleton follows. */
export const ShellSkeleton = () => (
  <div aria-busy="true">
    <div className={header.header}>
      <Skeleton className={styles.logo} />
    </div>
    <div className={styles.hall}>
      <Skeleton className={styles.banner} />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} className={styles.card} />
        ))}
      </div>
    </div>
  </div>
);
