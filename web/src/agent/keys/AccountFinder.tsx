import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { useOneRead } from "../../relay/useRefresh.ts";
import control from "../../ui/control/Input.module.css";
import { Text } from "../../ui/text/Text.tsx";
import { accountAddress, fromRow } from "../downline/addresses.ts";
import { isKeyword } from "../keyword.ts";
import { SuggestingField } from "../report/AccountFilter.tsx";
import { findAccounts } from "../report/useSuggestions.ts";
import styles from "./Keys.module.css";

/**
 * Finds an account of the team from every page. A chosen one opens its page; so does a text that is the whole name of an
 * account, or finds one alone. Other text searches the team.
 */
export function AccountFinder({ onFound }: { onFound: () => void }) {
  const { formatMessage } = useIntl();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<"busy" | "refused">();
  const chosen = useRef("");
  const form = useRef<HTMLFormElement>(null);
  const read = useOneRead();
  const field = () => form.current?.querySelector("input");
  const open = (to: string) => {
    setState(undefined);
    chosen.current = "";
    setTyped("");
    // The keys of the found page count at once.
    field()?.blur();
    onFound();
    void navigate(to, { state: fromRow, preventScrollReset: true });
  };
  const seek = (text: string) => {
    const all = `/agent/team?${new URLSearchParams({ keyword: text })}`;
    const { href } = location;
    // Who has typed on or gone elsewhere meanwhile stays there.
    const arrive = (to: string) =>
      location.href === href && field()?.value.trim() === text ? open(to) : setState(undefined);
    setState("busy");
    read(findAccounts(environment, text), {
      next(found) {
        const only = found.length === 1 ? found[0] : found.find(({ account }) => account === text.toLowerCase());
        arrive(only ? accountAddress(only.account) : all);
      },
      error: () => arrive(all),
    });
  };
  return (
    <search data-finder>
      <form
        ref={form}
        className={styles.finder}
        aria-busy={state === "busy"}
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          if (chosen.current) open(accountAddress(chosen.current));
          else if (isKeyword(text)) seek(text);
          else if (text) setState("refused");
        }}
      >
        <SuggestingField
          typed={typed}
          onType={(next, isChosen) => {
            setState(undefined);
            setTyped(next);
            chosen.current = isChosen ? next : "";
          }}
          input={{
            className: control.input,
            type: "search",
            "aria-invalid": state === "refused" || undefined,
            "aria-label": formatMessage({ id: "agent_keys_search" }),
            placeholder: formatMessage({ id: "agent_keys_search" }),
            autoComplete: "off",
            autoCapitalize: "none",
            spellCheck: false,
            maxLength: 40,
          }}
        />
        {state === "refused" && <Text as="p" role="alert" className={styles.problem} text="agent_team_keyword" />}
        {/* Enter sends a form of several fields only by its button, and the suggestions have a field of their own. */}
        <button type="submit" hidden />
      </form>
    </search>
  );
}
