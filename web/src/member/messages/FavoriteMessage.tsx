import { Star } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { FavoriteMessage_message$key } from "../../__generated__/FavoriteMessage_message.graphql.ts";
import type { FavoriteMessageMutation } from "../../__generated__/FavoriteMessageMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useChange } from "../../change/useChange.ts";
import styles from "./Messages.module.css";

/** Makes a message a favourite, or an ordinary one again. The star changes at once, and back when that fails. */
export function FavoriteMessage({ message: key }: { message: FavoriteMessage_message$key }) {
  const { id, title, isFavorite } = useFragment(
    graphql`
      fragment FavoriteMessage_message on Message {
        id
        title
        isFavorite
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const { showFailure } = useSessionDialogs();
  const { change } = useChange<FavoriteMessageMutation>(graphql`
    mutation FavoriteMessageMutation($input: SetMessageFavoritesInput!) {
      setMessageFavorites(input: $input) {
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const toggle = async () => {
    const input = { ids: [id], isFavorite: !isFavorite };
    const update = (store: RecordSourceSelectorProxy) => store.get(id)?.setValue(!isFavorite, "isFavorite");
    const { failure } = await change({ input }, { update, isOptimistic: true });
    if (failure) showFailure(failure);
  };
  return (
    <button
      type="button"
      className={styles.favorite}
      aria-pressed={isFavorite}
      aria-label={formatMessage({ id: "games_favorite_named" }, { name: title })}
      onClick={toggle}
    >
      <Star size={18} aria-hidden="true" fill={isFavorite ? "currentColor" : "none"} />
    </button>
  );
}
