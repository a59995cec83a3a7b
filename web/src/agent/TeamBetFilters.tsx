import { Form, Formik } from "formik";
import { Search } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { FormStatus } from "../forms/formStatus.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Button } from "../ui/button/Button.tsx";
import { PeriodField } from "./PeriodField.tsx";
import styles from "./TeamBetFilters.module.css";
import { teamBetSchema } from "./teamBetSchema.ts";
import { betCategories, betStatuses, parseTeamBetSearch, writeTeamBetSearch } from "./teamBetSearch.ts";

/** The filters of the team's bets. They are written to the address, so that they can be shared and gone back to. */
export function TeamBetFilters({
  refusals,
  onSearch,
}: {
  /** What the server has refused: ids of texts by the name of a field. */
  refusals: Readonly<Record<string, string>>;
  onSearch: (next: URLSearchParams) => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [params] = useSearchParams();
  const fields = Object.entries(refusals).map(([field, id]) => [field, formatMessage({ id })]);
  const status: FormStatus = { fields: Object.fromEntries(fields) };
  const any = { value: "", label: formatMessage({ id: "agent_any" }) };

  return (
    <Formik
      enableReinitialize
      initialValues={parseTeamBetSearch(params)}
      initialStatus={status}
      validationSchema={teamBetSchema(intl)}
      onSubmit={(values) => onSearch(writeTeamBetSearch(values))}
    >
      <Form className={styles.filters} noValidate>
        <PeriodField />
        <TextField
          name="account"
          label={formatMessage({ id: "agent_account" })}
          placeholder={formatMessage({ id: "agent_account_hint" })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
        <SelectField
          name="category"
          label={formatMessage({ id: "agent_category" })}
          options={[
            any,
            ...betCategories.map((value) => ({ value, label: formatMessage({ id: `games_category_${value}` }) })),
          ]}
        />
        <SelectField
          name="status"
          label={formatMessage({ id: "agent_status" })}
          options={[
            any,
            ...betStatuses.map((value) => ({ value, label: formatMessage({ id: `agent_status_${value}` }) })),
          ]}
        />
        <div className={styles.actions}>
          <Button type="submit">
            <Search size={18} aria-hidden="true" />
            <FormattedMessage id="agent_search" />
          </Button>
          <Button variant="ghost" onClick={() => onSearch(new URLSearchParams())}>
            <FormattedMessage id="agent_reset" />
          </Button>
        </div>
      </Form>
    </Formik>
  );
}
