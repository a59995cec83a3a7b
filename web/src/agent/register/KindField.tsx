import { useIntl } from "react-intl";
import { SelectField } from "../../forms/SelectField.tsx";

export const downlineKinds = ["PLAYER", "AGENT"] as const;
export type DownlineKind = (typeof downlineKinds)[number];

/** The kind of a new account. */
export function KindField() {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name="kind"
      label={formatMessage({ id: "agent_team_kind" })}
      options={downlineKinds.map((value) => ({ value, label: formatMessage({ id: `agent_kind_${value}` }) }))}
    />
  );
}
