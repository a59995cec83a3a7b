import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import clsx from "clsx";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { RealityCheckQuestion_check$key } from "../../__generated__/RealityCheckQuestion_check.graphql.ts";
import { searchWithPane, settingParam } from "../../caller/memberAddress.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { twoDigits } from "../../time/clockText.ts";
import { Moment } from "../../time/Moment.tsx";
import { useServerSecond } from "../../time/serverSecond.ts";
import { Button } from "../../ui/button/Button.tsx";
import dialog from "../../ui/dialog/Dialog.module.css";
import { DialogTitle } from "../../ui/dialog/DialogTitle.tsx";
import { useCountedDialog } from "../../ui/dialog/openDialogs.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import settings from "../Settings.module.css";
import styles from "./RealityCheckQuestion.module.css";
import { recordPane } from "./recordPane.ts";
import { useAnswerRealityCheck } from "./useAnswerRealityCheck.ts";

/** A span of milliseconds as hours, minutes and seconds, such as `1:05:09`. */
export function playedTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

/** What the play has cost since the period began, and whether to go on. Only an answer closes it. */
export function RealityCheckQuestion({ check: key }: { check: RealityCheckQuestion_check$key }) {
  const { startedAt, staked, won, net } = useFragment(
    graphql`
      fragment RealityCheckQuestion_check on RealityCheck {
        startedAt
        staked {
          ...Money_amount @relay(mask: false)
        }
        won {
          ...Money_amount @relay(mask: false)
        }
        net {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const popup = useRef<HTMLDivElement>(null);
  useCountedDialog();
  const now = useServerSecond() * 1000;
  const { pathname, search } = useLocation();
  const { answer, sent, failure } = useAnswerRealityCheck();
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Backdrop className={dialog.backdrop} />
        {/* A key that was meant for the game presses nothing. */}
        <Base.Popup ref={popup} initialFocus={popup} className={clsx(dialog.popup, dialog.sm, styles.popup)}>
          <DialogTitle className={styles.title}>
            <FormattedMessage id="reality_title" />
          </DialogTitle>
          <Base.Description className={styles.text}>
            <FormattedMessage id="reality_text" values={{ at: <Moment at={startedAt} style="plain" /> }} />
          </Base.Description>
          <dl className={styles.sums}>
            <Text as="dt" text="reality_played" />
            <dd>
              <span role="timer">{playedTime(now - Date.parse(startedAt))}</span>
            </dd>
            <Text as="dt" text="reality_staked" />
            <dd>
              <Amount {...staked} />
            </dd>
            <Text as="dt" text="reality_won" />
            <dd>
              <Amount {...won} />
            </dd>
            <Text as="dt" text="income_net" />
            <dd>
              <Amount {...net} signDisplay="exceptZero" />
            </dd>
          </dl>
          <Link
            to={{ pathname, search: searchWithPane(search, recordPane, [settingParam]) }}
            className={clsx(settings.link, styles.record)}
          >
            <FormattedMessage id="member_personalHistoryCopy" />
          </Link>
          <FailureNote failure={failure} />
          <div className={styles.answers}>
            <Button variant="secondary" isBusy={sent === "EXIT"} onClick={() => answer("EXIT")} text="sign_out" />
            <Button isBusy={sent === "CONTINUE"} onClick={() => answer("CONTINUE")} text="reality_continue" />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
