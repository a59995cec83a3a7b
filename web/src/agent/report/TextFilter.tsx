import { plainText } from "@atrium/schema/typed";
import { type ComponentProps, type ReactNode, use, useEffect, useEffectEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import field from "../../ui/control/Input.module.css";
import { Text } from "../../ui/text/Text.tsx";
import { AtDesk } from "../drafts/drafts.ts";
import styles from "./ReportFilters.module.css";
import { startTyping, unsentText } from "./unsentTexts.ts";
import type { Suggestion } from "./useSuggestions.ts";

interface Props {
  /** The parameter of the address. */
  name: string;
  /** What was submitted. */
  value: string;
  /** The ids of texts: the field's name, an example, and what is wrong with a text that is not valid. */
  label: string;
  hint: string;
  problem: string;
  isValid: (text: string) => boolean;
  /** Draws the field with something beside it. */
  renderField?: (field: TypedField) => ReactNode;
}

/** What a field needs when its owner keeps the typed text. */
export interface TypedField {
  typed: string;
  /** `isChosen`: the text is a suggestion that was pressed. */
  onType: (text: string, isChosen?: boolean) => void;
  input: ComponentProps<"input">;
  /** Which accounts are suggested, in a form that waits for more; all, in one that is then submitted. */
  isMeant?: (account: Suggestion) => boolean;
}

/** The field with nothing beside it. */
export const PlainField = ({ typed, onType, input }: TypedField) => (
  <input {...input} value={typed} onChange={({ target }) => onType(target.value)} />
);

const renderPlain = (field: TypedField) => <PlainField {...field} />;

/**
 * A name as a filter. What is typed stays until it is submitted, or until another name comes into the address; also when one
 * has to log in again.
 */
export function TextFilter({ name, value, label, hint, problem, isValid, renderField = renderPlain }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { pathname, search } = useLocation();
  const owner = `${use(AtDesk)} ${pathname}${search}`;
  const [typed, setTyped] = useState(() => unsentText(owner, name) ?? value);
  const [seen, setSeen] = useState(value);
  const [isRefused, setRefused] = useState(false);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
    setRefused(false);
  }
  const unsent = useEffectEvent(() => (typed === value ? undefined : typed));
  useEffect(() => {
    const leave = startTyping(owner, name);
    return () => leave(unsent());
  }, [owner, name]);
  return (
    <div className={styles.text}>
      {renderField({
        typed,
        onType(text) {
          setTyped(text);
          setRefused(false);
        },
        input: {
          ref: (input) => input?.setCustomValidity(isValid(plainText(typed)) ? "" : problem),
          className: field.input,
          type: "search",
          name,
          "aria-label": formatMessage({ id: label }),
          placeholder: formatMessage({ id: hint }),
          autoComplete: "off",
          autoCapitalize: "none",
          spellCheck: false,
          maxLength: 40,
          "aria-invalid": isRefused || undefined,
          "aria-describedby": isRefused ? id : undefined,
          onInvalid: () => setRefused(true),
        },
      })}
      {isRefused && <Text as="p" id={id} role="alert" className={styles.problem} text={problem} />}
    </div>
  );
}
