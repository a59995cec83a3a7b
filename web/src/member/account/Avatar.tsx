import { UserRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { Avatar_member$key } from "../../__generated__/Avatar_member.graphql.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./Avatar.module.css";

/** The account's picture; a plain one when it has none or the picture fails to load. */
export function Avatar({ member: key }: { member: Avatar_member$key }) {
  const { icon } = useFragment(
    graphql`
      fragment Avatar_member on Member {
        icon {
          ...Picture_image
        }
      }
    `,
    key,
  );
  const plain = <UserRound size={20} />;
  return (
    <span className={styles.avatar}>
      {icon ? <Picture image={icon} alt="" className={styles.picture} fallback={plain} isEager /> : plain}
    </span>
  );
}
