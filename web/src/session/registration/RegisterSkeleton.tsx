import { use } from "react";
import { FormattedMessage } from "react-intl";
import { PageFillsContext } from "../../site/prerenderedPage.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import form from "../form/SessionForm.module.css";
import { BackHome } from "./BackHome.tsx";
import styles from "./RegisterScreen.module.css";

/** Skeleton of the registration page. The gateway fills in the bonus and its terms, the largest text of the page. */
export const RegisterSkeleton = () => {
  const { bonus, turnover } = use(PageFillsContext);
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.columns}>
        <div className={styles.card}>
          <BackHome />
          <h1 className={styles.title}>
            <FormattedMessage id={bonus ? "register_title_bonus" : "register_title"} values={{ bonus }} />
          </h1>
          {turnover && <Text as="p" className={form.terms} text="register_bonus_terms" values={{ turnover }} />}
          <LogInSkeleton />
        </div>
        <Skeleton className={styles.sideSkeleton} />
      </div>
    </div>
  );
};
