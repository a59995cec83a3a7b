import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { SignInScreen_member$key } from "../__generated__/SignInScreen_member.graphql.ts";
import type { SignInScreenQuery } from "../__generated__/SignInScreenQuery.graphql.ts";
import type { SignInScreenSubscription } from "../__generated__/SignInScreenSubscription.graphql.ts";
import { BonusTerms } from "../bonuses/BonusTerms.tsx";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { DailyLinks } from "../promotions/DailyLinks.tsx";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useRefresh } from "../relay/useRefresh.ts";
import { useWatch } from "../relay/useWatch.ts";
import { TimeLeft } from "../time/TimeLeft.tsx";
import { useRecordServerTime } from "../time/useRecordServerTime.ts";
import { Button } from "../ui/button/Button.tsx";
import { useFocusReplacement } from "../ui/control/useFocusReplacement.ts";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./SignIn.module.css";
import { SignInDay } from "./SignInDay.tsx";
import { useSignInToday } from "./useSignInToday.ts";

const query = graphql`
  query SignInScreenQuery @preloadable @throwOnFieldError {
    site {
      dailySignIn {
        rewards {
          day
          amount {
            currency
          }
          ...SignInDay_reward
        }
        bonusTerms {
          ...BonusTerms_terms
        }
        resetsAt
        serverTime
      }
    }
    viewer {
      # Null until the caller's own answer is there: after a login the store knows the member sooner.
      member @catch(to: NULL) {
        # passed on to SignInScreen
        dailySignIn {
          # passed on to SignInScreen
          day
        }
        ...SignInScreen_member
      }
    }
  }
`;

/** The seven days with their rewards, and the button for today. */
export function SignInScreen({ queryRef }: ScreenProps<SignInScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<SignInScreenQuery>(query, queryRef);
  const { rewards, bonusTerms, resetsAt, serverTime } = site.dailySignIn;
  const hasAccount = useHasAccount();
  const ownKey: SignInScreen_member$key | null | undefined = hasAccount ? viewer.member : null;
  const member = useFragment(
    graphql`
      fragment SignInScreen_member on Member @throwOnFieldError {
        dailySignIn {
          day
          streak
          isSigned
        }
      }
    `,
    ownKey,
  );
  useRecordServerTime(serverTime);
  useWatch<SignInScreenSubscription>(
    hasAccount
      ? graphql`
        subscription SignInScreenSubscription {
          dailySignInChanged {
            ...SignInScreen_member
          }
        }
      `
      : null,
  );
  const refresh = useRefresh<SignInScreenQuery>(query);
  const { signIn, isBusy, failure } = useSignInToday(resetsAt);
  const [hasPressed, setPressed] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const { day: present, streak, isSigned } = member?.dailySignIn ?? { day: 1, streak: 0, isSigned: false };
  useFocusReplacement(status, hasPressed && isSigned);
  const handlePress = () => {
    setPressed(true);
    signIn();
  };
  return (
    <PageFrame
      title={<FormattedMessage id="sign_in_daily" />}
      tools={<DailyLinks />}
      lead={<FormattedMessage id="sign_in_lead" />}
    >
      <div className={styles.screen}>
        <div className={styles.action}>
          <div ref={status} role="status">
            {isSigned && <Text as="p" className={styles.done} tabIndex={-1} text="sign_in_done" />}
            <Text as="p" className={styles.streak} text="sign_in_streak" values={{ count: streak }} />
          </div>
          {!isSigned && <Button isBusy={isBusy} onClick={handlePress} text="sign_in_now" />}
          <p className={styles.note}>
            <FormattedMessage
              id={isSigned ? "sign_in_next" : "sign_in_ends"}
              values={{ time: <TimeLeft until={resetsAt} onOver={refresh} /> }}
            />
          </p>
          <FailureNote failure={failure} />
        </div>
        <ol className={styles.days}>
          {rewards.map((reward) => (
            <SignInDay
              key={reward.day}
              reward={reward}
              state={stateOf(reward.day, present, isSigned)}
              isLast={reward.day === rewards.length}
            />
          ))}
        </ol>
        <p className={styles.note}>
          <BonusTerms terms={bonusTerms} />
        </p>
        <CurrencyNote currency={rewards[0]?.amount.currency} kind="paid" />
      </div>
    </PageFrame>
  );
}

/** The state of one of the seven days. `present` is the member's day. */
function stateOf(day: number, present: number, isSigned: boolean) {
  if (day < present || (day === present && isSigned)) return "received";
  return day === present ? "today" : "later";
}
