import { ShieldAlert, ShieldCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SecurityLevel_security$key } from "../__generated__/SecurityLevel_security.graphql.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./SecurityLevel.module.css";

const STEPS = new Map([
  ["LOW", 1],
  ["MIDDLE", 2],
  ["HIGH", 3],
]);

/** How well the account is secured, and what would make it better. */
export function SecurityLevel({ security }: { security: SecurityLevel_security$key }) {
  const { level, raisedBy } = useFragment(
    graphql`
      fragment SecurityLevel_security on AccountSecurity {
        level
        raisedBy
      }
    `,
    security,
  );
  const reached = STEPS.get(level);
  if (reached === undefined) return null;
  const Icon = level === "HIGH" ? ShieldCheck : ShieldAlert;
  return (
    <div className={styles.level} data-level={level}>
      <Icon size={28} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <Text as="p" className={styles.name} text={`security_level_${level}`} />
        {raisedBy.length > 0 && (
          <div className={styles.raises}>
            <FormattedMessage id="security_raise" />
            <ul>
              {raisedBy.map(
                (setting) => setting !== "UNKNOWN" && <Text as="li" key={setting} text={`security_raise_${setting}`} />,
              )}
            </ul>
          </div>
        )}
      </div>
      <span className={styles.steps} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} data-on={step <= reached || undefined} />
        ))}
      </span>
    </div>
  );
}
