import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import field from "../../ui/control/Input.module.css";
import { accountAddress, fromRow } from "../downline/addresses.ts";
import { isKeyword } from "../keyword.ts";
import { SuggestingField } from "../report/AccountFilter.tsx";
import styles from "./Keys.module.css";

/** Finds an account of the team from every page: a chosen one opens its page, other text searches the team. */
export function AccountFinder({ onFound }: { onFound: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const chosen = useRef("");
  return (
    <search data-finder>
      <form
        className={styles.finder}
        onSubmit={(event) => {
          event.preventDefault();
          const text = typed.trim();
          if (!chosen.current && !isKeyword(text)) return;
          const search = `/agent/team?${new URLSearchParams({ keyword: text })}`;
          const to = chosen.current ? accountAddress(chosen.current) : search;
          chosen.current = "";
          setTyped("");
          // The keys of the found page count at once.
          event.currentTarget.querySelector("input")?.blur();
          onFound();
          void navigate(to, { state: fromRow, preventScrollReset: true });
        }}
      >
        <SuggestingField
          typed={typed}
          onType={(next, isChosen) => {
            setTyped(next);
            chosen.current = isChosen ? next : "";
          }}
          input={{
            className: field.input,
            type: "search",
            "aria-label": formatMessage({ id: "agent_keys_search" }),
            placeholder: formatMessage({ id: "agent_keys_search" }),
            autoComplete: "off",
            autoCapitalize: "none",
            spellCheck: false,
            maxLength: 40,
          }}
        />
        {/* Enter sends a form of several fields only by its button, and the suggestions have a field of their own. */}
        <button type="submit" hidden />
      </form>
    </search>
  );
}
