import styles from "./RedEnvelopes.module.css";

/** A red envelope; an open one has its flap up and shows a coin. */
export const EnvelopePicture = ({ isOpen }: { isOpen: boolean }) => (
  <svg viewBox="0 0 120 150" className={styles.picture} data-open={isOpen || undefined} aria-hidden="true">
    <circle cx="60" cy="38" r="24" className={styles.coin} />
    <rect x="10" y="36" width="100" height="106" rx="10" className={styles.paper} />
    <path d="M10 46q50 44 100 0" className={styles.fold} />
    <circle cx="60" cy="84" r="17" className={styles.seal} />
    <path d="M60 74v20M52 80h16M52 88h16" className={styles.sign} />
  </svg>
);
