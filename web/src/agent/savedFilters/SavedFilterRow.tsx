import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SavedFilterRow_filter$key } from "../../__generated__/SavedFilterRow_filter.graphql.ts";
import type { SavedFilterRowDeleteMutation } from "../../__generated__/SavedFilterRowDeleteMutation.graphql.ts";
import type { SavedFilterRowRenameMutation } from "../../__generated__/SavedFilterRowRenameMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { type FilterName, FilterNameForm } from "./FilterNameForm.tsx";
import styles from "./SavedFilters.module.css";

interface Props {
  filter: SavedFilterRow_filter$key;
  onChoose: () => void;
  /** Stands below the name. */
  children: ReactNode;
}

/** Saved filters: a press chooses them; they can be renamed and deleted. */
export function SavedFilterRow({ filter: key, onChoose, children }: Props) {
  const { formatMessage } = useIntl();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = useFragment(
    graphql`
      fragment SavedFilterRow_filter on SavedFilter {
        id
        name
      }
    `,
    key,
  );
  const rename = useFormChange<SavedFilterRowRenameMutation, FilterName>(
    graphql`
      mutation SavedFilterRowRenameMutation($input: RenameSavedFilterInput!) {
        renameSavedFilter(input: $input) {
          agent {
            ...SavedFilterList_agent
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: (values) => ({ input: { savedFilterId: id, name: values.name.trim() } }),
      onDone: () => setRenaming(false),
    },
  );
  const { change, isBusy, failure } = useChange<SavedFilterRowDeleteMutation>(graphql`
    mutation SavedFilterRowDeleteMutation($input: DeleteSavedFilterInput!) {
      deleteSavedFilter(input: $input) {
        agent {
          ...SavedFilterList_agent
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
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
            disabled={isBusy}
            onClick={() => change({ input: { savedFilterId: id } })}
          >
            <Trash2 size={18} />
          </IconButton>
        </span>
      </div>
      {children}
      {isRenaming && (
        <FilterNameForm
          name={name}
          label={formatMessage({ id: "agent_filters_new_name" })}
          submit={formatMessage({ id: "agent_filters_rename" })}
          onSubmit={rename}
        />
      )}
      <FailureNote failure={failure} />
    </li>
  );
}
