import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AvatarChoices_member$key } from "../../__generated__/AvatarChoices_member.graphql.ts";
import type { AvatarChoicesMutation } from "../../__generated__/AvatarChoicesMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./AccountPane.module.css";

/** The platform's pictures; a click sets the account's picture. */
export function AvatarChoices({ member: key }: { member: AvatarChoices_member$key }) {
  const { formatMessage } = useIntl();
  const { avatar, avatarChoices } = useFragment(
    graphql`
      fragment AvatarChoices_member on Member {
        avatar {
          url
        }
        avatarChoices @catch(to: NULL) {
          internalID
          image {
            url
            ...Picture_image
          }
        }
      }
    `,
    key,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const { change, isBusy, failure } = useChange<AvatarChoicesMutation>(graphql`
    mutation AvatarChoicesMutation($input: SetAvatarInput!) {
      setAvatar(input: $input) {
        member {
          ...Avatar_member
          ...AvatarChoices_member
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const choosing = isBusy ? chosen : null;
  const setAvatar = (internalID: string) => {
    setChosen(internalID);
    void change({ input: { internalID } });
  };
  if (!avatarChoices) return <p className={styles.failed}>{formatMessage({ id: "error_network" })}</p>;
  return (
    <>
      <fieldset className={styles.avatars} aria-label={formatMessage({ id: "avatar_choose" })}>
        {avatarChoices.map(({ internalID, image }, index) => (
          <button
            key={internalID}
            type="button"
            className={styles.avatar}
            aria-label={formatMessage({ id: "avatar_number" }, { number: index + 1 })}
            aria-pressed={image.url === avatar?.url}
            aria-busy={choosing === internalID}
            disabled={choosing !== null}
            onClick={() => setAvatar(internalID)}
          >
            <Picture image={image} alt="" className={styles.picture} isEager />
          </button>
        ))}
      </fieldset>
      <FailureNote failure={failure} />
    </>
  );
}
