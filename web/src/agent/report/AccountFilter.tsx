import { Suspense, useRef } from "react";
import { isAccount } from "../../records/search.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { PlainField, TextFilter, type TypedField } from "./TextFilter.tsx";

const SuggestedAccount = lazyPart(async () => (await import("./SuggestedAccount.tsx")).SuggestedAccount);

/** The whole name of one account of the team, as a filter. It suggests accounts while one types a part of it. */
export const AccountFilter = ({ value, hint = "agent_account_hint" }: { value: string; hint?: string }) => (
  <TextFilter
    name="account"
    value={value}
    label="agent_account"
    hint={hint}
    problem="agent_account_unknown"
    isValid={isAccount}
    renderField={(field) => <SuggestingField {...field} />}
  />
);

/** A plain field, until the code of the suggestions is there. Then it keeps the focus. */
export function SuggestingField(field: TypedField) {
  const hasFocus = useRef(false);
  const watched = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return (
    <Suspense fallback={<PlainField {...field} input={{ ...field.input, ...watched }} />}>
      <SuggestedAccount {...field} hadFocus={hasFocus} />
    </Suspense>
  );
}
