import { graphql, useFragment } from "react-relay";
import type { PasskeysScreen_member$key } from "../../__generated__/PasskeysScreen_member.graphql.ts";
import type { PasskeysScreenQuery } from "../../__generated__/PasskeysScreenQuery.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";

/** The keys of devices that log in without a password. */
export function PasskeysScreen() {
  const { viewer } = useFreshQuery<PasskeysScreenQuery>(graphql`
    query PasskeysScreenQuery @throwOnFieldError {
      viewer {
        member {
          ...PasskeysScreen_member
        }
      }
    }
  `);
  return viewer.member && <Content member={viewer.member} />;
}

function Content({ member }: { member: PasskeysScreen_member$key }) {
  const { security } = useFragment(
    graphql`
      fragment PasskeysScreen_member on Member @throwOnFieldError {
        security {
          passkeys {
            id
            ...PasskeyRow_passkey
          }
        }
      }
    `,
    member,
  );
  const { passkeys } = security;
  return (
    <>
      <Text as="p" className={styles.about} text="passkeys_about" />
      {passkeys.length === 0 ? (
        <Text as="p" text="passkeys_none" />
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </>
  );
}
