import { Form, Formik } from "formik";
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { object, string } from "yup";
import type { PostbackForm_postback$key } from "../../__generated__/PostbackForm_postback.graphql.ts";
import type { PostbackFormMutation } from "../../__generated__/PostbackFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { CheckboxField } from "../../forms/CheckboxField.tsx";
import { FormError } from "../../forms/FormError.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { Places } from "./Places.tsx";
import own from "./Postback.module.css";
import { isPostbackAddress, postbackEvents } from "./postback.ts";

interface Props {
  postback: PostbackForm_postback$key | null | undefined;
  /** The address of an invitation link of the agent. */
  link: string | undefined;
  /** Whether it was just saved. */
  isSaved: boolean;
  /** Called before it is saved. */
  onSaving: () => void;
  /** Called with the postback's name; undefined when it is removed. */
  onSaved: (name: string | undefined) => void;
}

/** Saves the address of a postback and what it hears of, tests it, and removes it. */
export function PostbackForm({ postback: key, link, isSaved, onSaving, onSaved }: Props) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const action = useRef<"save" | "test" | "remove">("save");
  const [isAsking, setAsking] = useState(false);
  const saved = useFragment(
    graphql`
      fragment PostbackForm_postback on WebhookEndpoint @no_inline {
        name
        address
        events
      }
    `,
    key,
  );
  const valuesOf = (address: string, events: readonly string[]) => ({
    address,
    events: Object.fromEntries(postbackEvents.map((event) => [event, events.includes(event)])),
  });
  type Values = ReturnType<typeof valuesOf>;
  const empty = valuesOf("", ["MEMBER_REGISTERED", "DEPOSIT_FIRST"]);
  const submit = useFormChange<PostbackFormMutation, Values>(
    graphql`
      mutation PostbackFormMutation($input: SavePostbackInput!) {
        savePostback(input: $input) {
          agent {
            postbacks {
              name
              address
              ...PostbackForm_postback
              ...SentEvents_postback
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ address, events }) => ({
        input:
          action.current === "remove"
            ? { name: saved?.name ?? null, address: "", events: [] }
            : {
                name: saved?.name ?? null,
                address: address.trim(),
                events: postbackEvents.filter((event) => events[event]),
                sendsTest: action.current === "test",
              },
      }),
      onDone({ savePostback }, values, { startOver }) {
        const isRemoved = action.current === "remove";
        startOver(isRemoved ? empty : values);
        const made = savePostback?.agent?.postbacks.find(({ address }) => address === values.address.trim());
        onSaved(isRemoved ? undefined : (saved?.name ?? made?.name));
      },
    },
  );
  const schema = object({
    address: string().test("address", formatMessage({ id: "agent_postback_address_bad" }), (address = "") =>
      isPostbackAddress(address.trim()),
    ),
  });
  return (
    <Formik
      initialValues={saved?.address ? valuesOf(saved.address, saved.events) : empty}
      validationSchema={schema}
      onSubmit={async (values, helpers) => {
        onSaving();
        await submit(values, helpers);
      }}
    >
      {({ values, isSubmitting, setFieldValue, submitForm, ...form }) => (
        <Form className={own.form} noValidate>
          <section className={styles.card}>
            <TextField
              ref={field}
              name="address"
              type="url"
              label={formatMessage({ id: "agent_postback_address" })}
              placeholder="https://tracker.example/p?e={event}&s={sub1}"
              isName
              maxLength={500}
              required
            />
            <fieldset className={own.events}>
              <Text as="legend" className={styles.note} text="agent_postback_events" />
              {postbackEvents.map((event) => (
                <CheckboxField key={event} name={`events.${event}`}>
                  <FormattedMessage id={`agent_postback_${event}`} />
                </CheckboxField>
              ))}
            </fieldset>
            <FormError />
            <div className={own.buttons}>
              <Button
                type="submit"
                isBusy={isSubmitting}
                onClick={() => {
                  action.current = "save";
                }}
                text="agent_save"
              />
              <Button
                variant="secondary"
                isBusy={isSubmitting}
                onClick={() => {
                  action.current = "test";
                  void submitForm();
                }}
                text="agent_postback_test"
              />
              {saved && (
                <Button variant="ghost" disabled={isSubmitting} onClick={() => setAsking(true)}>
                  <Trash2 size={18} aria-hidden="true" /> <FormattedMessage id="agent_postback_remove" />
                </Button>
              )}
            </div>
            <p role="status" className={styles.note}>
              {isSaved && <FormattedMessage id="agent_postback_saved" />}
            </p>
          </section>
          <Places
            address={values.address}
            link={link}
            onAdd={(place) => {
              const at = field.current?.selectionStart ?? values.address.length;
              void setFieldValue("address", `${values.address.slice(0, at)}{${place}}${values.address.slice(at)}`);
              field.current?.focus();
            }}
          />
          {isAsking && (
            <ConfirmDialogOnDemand
              icon={<Trash2 size={28} />}
              title={<FormattedMessage id="agent_postback_remove_title" />}
              confirm={<FormattedMessage id="agent_postback_remove" />}
              isDanger
              onConfirm={() => {
                setAsking(false);
                action.current = "remove";
                void submit(values, form);
              }}
              onClose={() => setAsking(false)}
            >
              <FormattedMessage id="agent_postback_remove_text" />
            </ConfirmDialogOnDemand>
          )}
        </Form>
      )}
    </Formik>
  );
}
