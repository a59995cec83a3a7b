import { deviceName } from "@atrium/schema/deviceName";
import { CircleCheck, CircleX } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LoginHistoryRow_login$key } from "../../__generated__/LoginHistoryRow_login.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import styles from "../Settings.module.css";
import row from "./LoginHistory.module.css";
import { loginMethodText } from "./loginMethods.ts";

/** A login: when, how, from where, and whether it was refused. */
export function LoginHistoryRow({ login: key }: { login: LoginHistoryRow_login$key }) {
  const { at, method, secondFactor, outcome, device, maskedAddress, country } = useFragment(
    graphql`
      fragment LoginHistoryRow_login on LoginRecord {
        at
        method
        secondFactor
        outcome
        device
        maskedAddress
        country
      }
    `,
    key,
  );
  const { formatMessage, formatDisplayName } = useIntl();
  const isRefused = outcome !== "SUCCEEDED";
  const Icon = isRefused ? CircleX : CircleCheck;
  const known = loginMethodText(method);
  const how = [
    known && formatMessage({ id: known }),
    secondFactor === "TOTP" && formatMessage({ id: "second_factor_code" }),
    secondFactor === "RECOVERY_CODE" && formatMessage({ id: "second_factor_recovery_code" }),
  ].filter(Boolean);
  const where = [maskedAddress, country && country !== "XX" && formatDisplayName(country, { type: "region" })];
  return (
    <li className={row.row}>
      <Icon size={20} aria-hidden="true" className={isRefused ? row.refused : row.good} />
      <div className={styles.what}>
        <span className={styles.name}>
          <Moment at={at} />
        </span>
        <span className={styles.state}>{[deviceName(device), ...where].filter(Boolean).join(" · ")}</span>
        <span className={styles.state}>{how.join(" + ")}</span>
        {isRefused && (
          <span className={row.reason}>
            <FormattedMessage
              id={outcome === "WRONG_SECOND_FACTOR" ? "login_wrong_second_factor" : "login_wrong_credentials"}
            />
          </span>
        )}
      </div>
    </li>
  );
}
