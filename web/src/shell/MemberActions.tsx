import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { MemberActions_member$key } from "../__generated__/MemberActions_member.graphql.ts";
import { useWatchUnread } from "../member/useWatchUnread.ts";
import { Balance } from "../wallet/Balance.tsx";

const MemberMenu = lazy(async () => ({ default: (await import("../member/MemberMenu.tsx")).MemberMenu }));

/** What the header offers to those who are logged in. */
export function MemberActions({ member: key }: { member: MemberActions_member$key }) {
  const member = useFragment(
    graphql`
      fragment MemberActions_member on Member {
        wallet {
          ...Balance_wallet
        }
        ...MemberMenu_member
      }
    `,
    key,
  );
  useWatchUnread();
  return (
    <>
      <Balance wallet={member.wallet} />
      <Suspense fallback={<span style={{ width: "2.75rem" }} />}>
        <MemberMenu member={member} />
      </Suspense>
    </>
  );
}
