import clsx from "clsx";
import { Form, Formik } from "formik";
import { Search, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { FormStatus } from "../forms/formStatus.ts";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { betCategories, betStatuses } from "../records/betSearch.ts";
import { PeriodField } from "../records/PeriodField.tsx";
import { Button } from "../ui/button/Button.tsx";
import styles from "./TeamBetFilters.module.css";
import { countTeamBetFilters, writeTeamBetSearch } from "./teamBetForm.ts";
import { teamBetSchema } from "./teamBetSchema.ts";
import { parseTeamBetSearch } from "./teamBetSearch.ts";

/**
 * The filters of the team's bets. They are written to the address, so that they can be shared and gone back to. On phones
 * a button opens them.
 */
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
  const search = parseTeamBetSearch(params);
  const count = countTeamBetFilters(search);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // A refusal is shown under its field.
  const isShown = isOpen || fields.length > 0;
  const find = (next: URLSearchParams) => {
    setOpen(false);
    onSearch(next);
  };
  const any = { value: "", label: formatMessage({ id: "agent_any" }) };

  return (
    <div>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <FormattedMessage id="games_filters" />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      <Formik
        enableReinitialize
        initialValues={search}
        initialStatus={status}
        validationSchema={teamBetSchema(intl)}
        onSubmit={(values) => find(writeTeamBetSearch(values))}
      >
        <Form id={id} className={clsx(styles.filters, !isShown && styles.folded)} noValidate>
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
            <Button variant="ghost" onClick={() => find(new URLSearchParams())}>
              <FormattedMessage id="agent_reset" />
            </Button>
          </div>
        </Form>
      </Formik>
    </div>
  );
}
