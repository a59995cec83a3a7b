import { Star } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment, useMutation } from "react-relay";
import type { FavoriteMessage_message$key } from "../../__generated__/FavoriteMessage_message.graphql.ts";
import type { FavoriteMessageMutation } from "../../__generated__/FavoriteMessageMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
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
  const { showRefusal } = useSessionDialogs();
  const [commit] = useMutation<FavoriteMessageMutation>(graphql`
    mutation FavoriteMessageMutation($input: SetMessageFavoritesInput!) {
      setMessageFavorites(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);
  const toggle = () =>
    commit({
      variables: { input: { ids: [id], isFavorite: !isFavorite } },
      optimisticUpdater: (store) => store.get(id)?.setValue(!isFavorite, "isFavorite"),
      updater: (store, answer) => {
        if (answer?.setMessageFavorites.userErrors.length === 0) store.get(id)?.setValue(!isFavorite, "isFavorite");
      },
      onCompleted({ setMessageFavorites: { userErrors } }) {
        if (userErrors[0]) showRefusal(userErrors[0].message);
      },
      onError: () => showRefusal(formatMessage({ id: "error_network" })),
    });
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
