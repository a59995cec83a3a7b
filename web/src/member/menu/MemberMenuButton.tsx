import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MemberMenuButton_member$key } from "../../__generated__/MemberMenuButton_member.graphql.ts";
import { useClaimCount } from "../../rewards/claimCount.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { MenuOnDemand } from "../../ui/menu/MenuOnDemand.tsx";
import { Count } from "../../ui/notice/Count.tsx";
import { Avatar } from "../account/Avatar.tsx";
import styles from "./MemberMenuButton.module.css";

const loadMemberMenu = async () => (await import("./MemberMenu.tsx")).MemberMenu;
const MemberMenu = lazyPart(loadMemberMenu);
const SignOutDialog = lazyPart(async () => (await import("./SignOutDialog.tsx")).SignOutDialog);
const SessionsDialog = lazyPart(async () => (await import("./SessionsDialog.tsx")).SessionsDialog);

/** The avatar, its menu, and the dialogs that the menu opens. */
export function MemberMenuButton({
  member: key,
  hasCashier,
}: {
  member: MemberMenuButton_member$key;
  /** Whether there are deposits, withdrawals and records. */
  hasCashier: boolean;
}) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<"signOut" | "sessions" | null>(null);
  const member = useFragment(
    graphql`
      fragment MemberMenuButton_member on Member {
        ...Avatar_member
        ...MemberMenu_member
      }
    `,
    key,
  );
  const close = () => setDialog(null);
  const claimable = useClaimCount();
  const name = formatMessage({ id: "account_menu" });
  const label = claimable > 0 ? `${name}. ${formatMessage({ id: "rewards_waiting" }, { count: claimable })}` : name;
  const button = (
    <IconButton label={label}>
      <Avatar member={member} />
      {claimable > 0 && (
        <Count className={styles.badge} aria-hidden="true">
          {claimable}
        </Count>
      )}
    </IconButton>
  );

  return (
    <>
      <MenuOnDemand button={button} prepare={() => void loadMemberMenu()}>
        <MemberMenu member={member} trigger={button} onOpen={setDialog} hasCashier={hasCashier} />
      </MenuOnDemand>
      <Suspense>
        {dialog === "signOut" && <SignOutDialog onClose={close} />}
        {dialog === "sessions" && <SessionsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
