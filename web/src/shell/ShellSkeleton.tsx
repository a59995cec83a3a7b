import { BannerSkeleton } from "../site/BannerSkeleton.tsx";
import { firstPicture } from "../site/firstPicture.ts";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import header from "./header/Header.module.css";
import shell from "./ShellScreen.module.css";
import styles from "./ShellSkeleton.module.css";

const CARDS = Array.from({ length: 12 }, (_, index) => `card ${index}`);

/**
 * Skeleton of the shell around a typical screen. The gateway's page starts with it, and the client shows it until the
 * shell's data is loaded.
 */
export const ShellSkeleton = ({ picture = firstPicture() }: { picture?: { url: string; isTall: boolean } | null }) => (
  <div aria-busy="true">
    <div className={header.header}>
      <Skeleton className={styles.logo} />
    </div>
    <div className={shell.body}>
      <div className={shell.side}>
        <div className={styles.menu} />
      </div>
      <div className={shell.content}>
        <div className={shell.main}>
          <div className={styles.screen}>
            <BannerSkeleton isTall={picture?.isTall ?? true} url={picture?.url} />
            <div className={styles.cards}>
              {CARDS.map((card) => (
                <Skeleton key={card} className={styles.card} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  </div>
);
