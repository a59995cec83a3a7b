import { graphql, useFragment } from "react-relay";
import type { MemberActions_member$key } from "../__generated__/MemberActions_member.graphql.ts";
import { MemberMenuButton } from "../member/MemberMenuButton.tsx";
import { useWatchUnread } from "../member/useWatchUnread.ts";
import { Balance } from "../wallet/Balance.tsx";

/** What the header offers to those who are logged in. */
export function MemberActions({ member: key }: { member: MemberActions_member$key }) {
  const member = useFragment(
    graphql`
      fragment MemberActions_member on Member {
        wallet {
          ...Balance_wallet
        }
        ...MemberMenuButton_member
      }
    `,
    key,
  );
  useWatchUnread();
  return (
    <>
      <Balance wallet={member.wallet} />
      <MemberMenuButton member={member} />
    </>
  );
}
