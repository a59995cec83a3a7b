import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment, useMutation } from "react-relay";
import type { SavedFilterRow_filter$key } from "../../__generated__/SavedFilterRow_filter.graphql.ts";
import type { SavedFilterRowDeleteMutation } from "../../__generated__/SavedFilterRowDeleteMutation.graphql.ts";
import type { SavedFilterRowRenameMutation } from "../../__generated__/SavedFilterRowRenameMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { type FilterName, FilterNameForm } from "./FilterNameForm.tsx";
import styles from "./SavedFilters.module.css";

/** Saved filters: a press chooses them; they can be renamed and deleted. */
export function SavedFilterRow({ filter: key, onChoose }: { filter: SavedFilterRow_filter$key; onChoose: () => void }) {
  const { formatMessage } = useIntl();
  const [isRenaming, setRenaming] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, name } = useFragment(
    graphql`
      fragment SavedFilterRow_filter on SavedFilter {
        id
        name
      }
    `,
    key,
  );
  const rename = useFormMutation<SavedFilterRowRenameMutation, FilterName>(
    graphql`
      mutation SavedFilterRowRenameMutation($input: RenameSavedFilterInput!) {
        renameSavedFilter(input: $input) {
          agent {
            ...SavedFilterList_agent
          }
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    {
      variables: (values) => ({ input: { savedFilterId: id, name: values.name.trim() } }),
      payload: (response) => response.renameSavedFilter,
      onDone: () => setRenaming(false),
    },
  );
  const [commit, isDeleting] = useMutation<SavedFilterRowDeleteMutation>(graphql`
    mutation SavedFilterRowDeleteMutation($input: DeleteSavedFilterInput!) {
      deleteSavedFilter(input: $input) {
        agent {
          ...SavedFilterList_agent
        }
        userErrors {
          message
        }
      }
    }
  `);
  const remove = () =>
    commit({
      variables: { input: { savedFilterId: id } },
      onCompleted: ({ deleteSavedFilter: { userErrors } }) => setRefusal(userErrors[0]?.message ?? null),
      onError: () => setRefusal(formatMessage({ id: "error_network" })),
    });
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Button variant="ghost" onClick={onChoose}>
          {name}
        </Button>
        <span className={styles.tools}>
          <IconButton
            label={formatMessage({ id: "agent_filters_rename_of" }, { name })}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            <Pencil size={18} />
          </IconButton>
          <IconButton
            label={formatMessage({ id: "agent_filters_delete_of" }, { name })}
            disabled={isDeleting}
            onClick={remove}
          >
            <Trash2 size={18} />
          </IconButton>
        </span>
      </div>
      {isRenaming && (
        <FilterNameForm
          name={name}
          label={formatMessage({ id: "agent_filters_new_name" })}
          submit={formatMessage({ id: "agent_filters_rename" })}
          onSubmit={rename}
        />
      )}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </li>
  );
}
