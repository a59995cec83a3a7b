import { Autocomplete } from "@base-ui/react/autocomplete";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { isComposed } from "../../browser/isComposed.ts";
import menu from "../../ui/menu/Menu.module.css";
import styles from "./SuggestedAccount.module.css";
import type { TypedField } from "./TextFilter.tsx";
import { type Suggestion, useSuggestions } from "./useSuggestions.ts";

interface Props extends TypedField {
  /** Whether the field that this one replaces had the focus. */
  hadFocus: RefObject<boolean>;
}

/** A field for the name of an account. It suggests accounts of the team; a chosen one is submitted at once, unless the form waits for more. */
export function SuggestedAccount({ typed, onType, input, isMeant, hadFocus }: Props) {
  /** What was typed since the last choice: what stands in the address is not looked up. */
  const [sought, setSought] = useState("");
  const [isOpen, setOpen] = useState(false);
  const accounts = useSuggestions(sought, isMeant);
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hadFocus.current) field.current?.querySelector("input")?.focus();
  }, [hadFocus]);
  return (
    <Autocomplete.Root<Suggestion>
      items={accounts}
      mode="none"
      itemToStringValue={({ account }) => account}
      value={typed}
      onValueChange={(text, { reason }) => {
        onType(text, reason === "item-press");
        setSought(reason === "input-change" ? text : "");
      }}
      open={isOpen && accounts.length > 0}
      onOpenChange={setOpen}
      submitOnItemClick={!isMeant}
    >
      <div ref={field} className={styles.suggested}>
        <Autocomplete.Input
          {...input}
          onKeyDown={({ key, nativeEvent }) => key === "Enter" && !isComposed(nativeEvent) && setSought("")}
          // An answer that comes after the field was left would cover the report.
          onBlur={(event) => {
            if (!list.current?.contains(event.relatedTarget)) setSought("");
            input.onBlur?.(event);
          }}
        />
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={menu.positioner} sideOffset={4} align="start" collisionPadding={12}>
          <Autocomplete.Popup className={menu.popup} ref={list}>
            <Autocomplete.Status className="visually-hidden">
              <FormattedMessage id="agent_team_count" values={{ count: accounts.length }} />
            </Autocomplete.Status>
            <Autocomplete.List>
              {(suggestion: Suggestion) => (
                <Autocomplete.Item key={suggestion.id} value={suggestion} className={menu.item}>
                  {suggestion.account}
                  <small className={styles.about}>
                    {suggestion.nickname ?? (
                      <FormattedMessage id={suggestion.kind === "PLAYER" ? "agent_kind_PLAYER" : "agent_kind_AGENT"} />
                    )}
                  </small>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
