import clsx from "clsx";
import { useField } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../ui/button/Button.tsx";
import { formatAmount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import styles from "./AmountField.module.css";
import { readAmount, writeAmount } from "./amounts.ts";
import { Field, type FieldProps } from "./Field.tsx";
import field from "./TextField.module.css";
import { type Before, typedAmount } from "./typedAmount.ts";

const WRITTEN: Partial<Record<string, readonly string[]>> = { VND: ["VNĐ", "vnđ", "đ"], THB: ["บาท"] };

interface Props extends FieldProps {
  /** ISO 4217, or FUN for play money; undefined while nobody knows it, and for points. */
  currency: string | undefined;
  /** What the amount must be within; the field says it. */
  range?: { readonly least: Money; readonly most: Money };
  /** What the wallet holds; the field says it. */
  available?: Money;
  /** The decimal string that the button "All" writes into the field; without it there is no button. */
  all?: string | undefined;
}

/**
 * An amount of money in a Formik form: its digits are in groups while it is typed, in the reader's language, and its currency
 * stands in the frame. `readAmount` reads the form's value.
 */
export function AmountField({ currency, range, available, all, ...props }: Props) {
  const { locale, formatDisplayName } = useIntl();
  const money = (amount: Money) => formatAmount(amount, locale);
  const before = useRef<Before>(undefined);
  const { sign, isFirst } = currency === undefined ? { sign: "", isFirst: false } : signOf(currency, locale);

  const [{ value }, , { setValue }] = useField<string>(props.name);
  const writtenIn = useRef(locale);
  const writeAnew = useEffectEvent((newLocale: string) => {
    const amount = readAmount(value, writtenIn.current);
    writtenIn.current = newLocale;
    if (amount !== null) void setValue(writeAmount(amount, newLocale));
  });
  // The signs of one language mean something else in another.
  useEffect(() => {
    if (locale !== writtenIn.current) writeAnew(locale);
  }, [locale]);

  /** Remembers what stands in the field. A composition, as of a keyboard for Chinese, is one change. */
  const watch = (input: HTMLInputElement) => {
    const remember = ({ isComposing }: InputEvent) => {
      if (isComposing && before.current) return;
      const { value, selectionStart, selectionEnd } = input;
      before.current = { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    };
    input.addEventListener("beforeinput", remember);
    return () => input.removeEventListener("beforeinput", remember);
  };
  const group = (input: HTMLInputElement, kind: string): string => {
    const { value: after, selectionStart } = input;
    const edit = {
      before: before.current,
      after,
      caret: selectionStart ?? after.length,
      kind,
      signs: [sign, currency ?? "", ...(WRITTEN[currency ?? ""] ?? [])],
    };
    const { text, caret } = typedAmount(edit, locale);
    before.current = undefined;
    if (text !== after) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    return text;
  };

  return (
    <Field
      help={
        range && <FormattedMessage id="deposit_range" values={{ least: money(range.least), most: money(range.most) }} />
      }
      facts={available && <FormattedMessage id="wallet_available_amount" values={{ available: money(available) }} />}
      {...props}
    >
      {(control, change) => {
        const shown = currency !== undefined && (
          <span className={clsx(styles.sign, isFirst && styles.first)}>
            <span aria-hidden="true">{sign}</span>
            <span id={`${control.id}-currency`} className="visually-hidden">
              {formatDisplayName(currency, { type: "currency" }) ?? currency}
            </span>
          </span>
        );
        return (
          <>
            {isFirst && shown}
            <input
              {...control}
              ref={watch}
              inputMode="decimal"
              autoComplete="off"
              maxLength={32}
              onChange={({ target, nativeEvent }) => {
                const isInput = nativeEvent instanceof InputEvent;
                if (isInput && nativeEvent.isComposing) change(target.value);
                else change(group(target, isInput ? nativeEvent.inputType : ""));
              }}
              onCompositionEnd={({ currentTarget }) => change(group(currentTarget, "insertText"))}
              aria-describedby={clsx(control["aria-describedby"], currency && `${control.id}-currency`) || undefined}
              className={clsx(field.input, styles.input)}
            />
            {!isFirst && shown}
            {all !== undefined && (
              <Button variant="ghost" size="sm" onClick={() => change(writeAmount(all, locale))} text="transfer_all" />
            )}
          </>
        );
      }}
    </Field>
  );
}

/** The sign of a currency, and whether it stands before amounts. */
function signOf(currency: string, locale: string): { sign: string; isFirst: boolean } {
  const amount = formatAmount({ amount: "1", currency }, locale).replace(/[\s\p{Cf}]/gu, "");
  return { sign: amount.replace(/[\d.,]/g, ""), isFirst: !/^\d/.test(amount) };
}
