import { Form, Formik } from "formik";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { ApproveFormMutation } from "../../__generated__/ApproveFormMutation.graphql.ts";
import type { ApproveFormQuery } from "../../__generated__/ApproveFormQuery.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { readCount } from "../../forms/amounts.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { oneOf } from "../../records/search.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { type ContractKind, contractKinds } from "../contracts/contractKinds.ts";
import styles from "../downline/Downline.module.css";

interface Props {
  id: string;
  /** Null for a guest. */
  account: string | null;
  contact: string;
  /** `kind` is a contract that the agent offers next, with terms of choice. */
  onDecided: (kind?: ContractKind) => void;
}

/** Approves an application. A member can be offered a part of the agent's own terms at once, or others in the next step. */
export const ApproveForm = (props: Props) => (
  <ScreenBoundary>
    <Suspense fallback={<Skeleton style={{ height: "10rem" }} />}>
      <Content {...props} />
    </Suspense>
  </ScreenBoundary>
);

interface Values {
  kind: string;
  choosesTerms: boolean;
  share: string;
}

function Content({ id, account, contact, onDecided }: Props) {
  const { formatMessage, locale } = useIntl();
  const { viewer } = useOwnQuery<ApproveFormQuery>(
    graphql`
      query ApproveFormQuery {
        viewer {
          member {
            contracts @catch(to: NULL) {
              dividend {
                __typename
              }
              dailySalary {
                __typename
              }
              hourSalary {
                __typename
              }
              realTimeSalary {
                __typename
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const own = viewer.member?.contracts;
  const held = {
    DIVIDEND: own?.dividend,
    DAILY_SALARY: own?.dailySalary,
    HOURLY_SALARY: own?.hourSalary,
    REAL_TIME_SALARY: own?.realTimeSalary,
  };
  const kinds = contractKinds.filter((kind) => account !== null && held[kind]);
  const submit = useFormChange<ApproveFormMutation, Values>(
    graphql`
      mutation ApproveFormMutation($input: ApproveAgentApplicationInput!) {
        approveAgentApplication(input: $input) {
          application {
            ...ApplicationItem_application
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables({ kind: chosen, choosesTerms, share }) {
        const kind = oneOf(kinds, chosen);
        const contract = kind && !choosesTerms ? { kind, share: readCount(share, locale) ?? 0 } : null;
        return { input: { applicationId: id, contract } };
      },
      onDone: (_, { kind, choosesTerms }) => onDecided(choosesTerms ? oneOf(kinds, kind) : undefined),
    },
  );
  const schema = object({
    share: string().test("share", formatMessage({ id: "agent_application_share_bounds" }), (text = "", { parent }) => {
      const share = readCount(text, locale) ?? 0;
      return parent.kind === "" || parent.choosesTerms || (share >= 1 && share <= 100);
    }),
  });
  return (
    <Formik<Values>
      initialValues={{ kind: "", choosesTerms: false, share: "50" }}
      validationSchema={schema}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form className={styles.form} noValidate>
          <p>
            <FormattedMessage
              id={account === null ? "agent_application_approve_guest" : "agent_application_approve_member"}
              values={{ account, contact }}
            />
          </p>
          {kinds.length > 0 && (
            <SelectField
              name="kind"
              label={formatMessage({ id: "agent_application_contract" })}
              options={[
                { value: "", label: formatMessage({ id: "agent_application_no_contract" }) },
                ...kinds.map((value) => ({ value, label: formatMessage({ id: `contracts_${value}` }) })),
              ]}
            />
          )}
          {values.kind !== "" && (
            <CheckboxField name="choosesTerms">
              <FormattedMessage id="agent_application_own_terms" />
            </CheckboxField>
          )}
          {values.kind !== "" && !values.choosesTerms && (
            <TextField
              name="share"
              label={formatMessage({ id: "agent_application_share" })}
              inputMode="numeric"
              required
            />
          )}
          <FormError />
          <Button type="submit" isBusy={isSubmitting} text="agent_application_approve" />
        </Form>
      )}
    </Formik>
  );
}
