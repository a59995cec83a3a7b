import { graphql } from "react-relay";
import type { ProfileScreenQuery } from "../../__generated__/ProfileScreenQuery.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import type { SettingScreenProps } from "../settings.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** What the member says about themselves. */
export function ProfileScreen({ onDone }: SettingScreenProps) {
  const { viewer } = useFreshQuery<ProfileScreenQuery>(graphql`
    query ProfileScreenQuery @throwOnFieldError {
      viewer {
        member {
          ...ProfileForm_member
        }
      }
    }
  `);
  if (!viewer.member) return null;
  return (
    <>
      <Text as="p" className={styles.about} text="profile_about" />
      <ProfileForm member={viewer.member} onDone={onDone} />
    </>
  );
}
