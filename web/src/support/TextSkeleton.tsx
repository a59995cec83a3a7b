import clsx from "clsx";
import { use } from "react";
import { PageFillsContext } from "../site/prerenderedPage.ts";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import text from "../ui/text/CleanHtml.module.css";
import { Text } from "../ui/text/Text.tsx";
import styles from "./TextScreen.module.css";

/** Skeleton of a text: a title, which has a message id, and the text that the gateway filled in. */
export const TextSkeleton = ({ title }: { title: string }) => {
  const { html } = use(PageFillsContext);
  return (
    <div className={styles.page} aria-busy="true">
      <Text as="h1" className={styles.title} text={title} />
      {html ? (
        <div className={styles.card}>
          <div className={clsx(text.text, styles.text)}>{html}</div>
        </div>
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </div>
  );
};
