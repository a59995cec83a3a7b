import { subAccountRights } from "@atrium/schema/values";
import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import type { Right } from "../../caller/caller.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../AgentForm.module.css";
import team from "../downline/Downline.module.css";

/** Whether each right is ticked. */
export type RightValues = Readonly<Record<Right, boolean>>;

/** The ticks of some rights. */
export const ticksOf = (rights: readonly string[]): RightValues => ({
  READ_REPORTS: rights.includes("READ_REPORTS"),
  READ_ACCOUNTS: rights.includes("READ_ACCOUNTS"),
  RESTRICT_ACCOUNTS: rights.includes("RESTRICT_ACCOUNTS"),
  RESET_LINKS: rights.includes("RESET_LINKS"),
  NOTES: rights.includes("NOTES"),
  OPEN_ACCOUNTS: rights.includes("OPEN_ACCOUNTS"),
  CONTRACTS: rights.includes("CONTRACTS"),
  TRANSFER_MONEY: rights.includes("TRANSFER_MONEY"),
});

/** The rights that are ticked. */
export const tickedIn = (ticks: RightValues) => subAccountRights.filter((right) => ticks[right]);

/** What one can do with an account on its page. */
const ON_THE_PAGE = ["RESTRICT_ACCOUNTS", "RESET_LINKS", "NOTES"] as const;

/** A tick for each right, and a word about ticks that are of no use alone. */
export function RightFields() {
  const { values } = useFormikContext<RightValues>();
  const isBlind = !values.READ_ACCOUNTS && ON_THE_PAGE.some((right) => values[right]);
  return (
    <fieldset className={styles.ticks}>
      <Text as="legend" text="sub_account_rights" />
      {subAccountRights.map((right) => (
        <CheckboxField key={right} name={right}>
          <FormattedMessage id={`sub_account_right_${right}`} />
        </CheckboxField>
      ))}
      <p role="status" className={team.note}>
        {isBlind && (
          <FormattedMessage
            id="sub_account_rights_blind"
            values={{ right: <FormattedMessage id="sub_account_right_READ_ACCOUNTS" /> }}
          />
        )}
      </p>
    </fieldset>
  );
}
