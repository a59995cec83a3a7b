import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountNotes_account$key } from "../../__generated__/AccountNotes_account.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";
import { AccountNote } from "./AccountNote.tsx";
import { NoteForm } from "./NoteForm.tsx";

const MOST_NOTES = 50;

/** What the agent has written down about an account, for nobody else. Nothing on a platform that keeps no notes. */
export function AccountNotes({ account: key }: { account: AccountNotes_account$key }) {
  const { formatMessage } = useIntl();
  const isAgent = useCaller() === "agent";
  const { id, notes } = useFragment(
    graphql`
      fragment AccountNotes_account on DownlineAccount @no_inline {
        id
        notes @catch(to: NULL) {
          id
          ...AccountNote_note
        }
      }
    `,
    key,
  );
  if (!notes) return null;
  return (
    <section className={styles.card} aria-labelledby="account-notes">
      <div className={styles.head}>
        <Text as="h3" id="account-notes" className={styles.heading} text="agent_notes" />
        {isAgent && <Text as="span" className={styles.note} text="agent_notes_private" />}
      </div>
      {notes.length > 0 && (
        <ul className={styles.log}>
          {notes.map((note) => (
            <AccountNote key={note.id} accountId={id} note={note} />
          ))}
        </ul>
      )}
      {notes.length < MOST_NOTES ? (
        <NoteForm accountId={id} label={formatMessage({ id: "agent_notes_new" })} />
      ) : (
        <Text as="p" className={styles.note} text="agent_notes_full" />
      )}
    </section>
  );
}
