import { CircleHelp, X } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { WithdrawalNotice_member$key } from "../__generated__/WithdrawalNotice_member.graphql.ts";
import type { WithdrawalNoticeQuery } from "../__generated__/WithdrawalNoticeQuery.graphql.ts";
import type { WithdrawalNoticeSubscription } from "../__generated__/WithdrawalNoticeSubscription.graphql.ts";
import { memberParam } from "../caller/memberAddress.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useWatch } from "../relay/useWatch.ts";
import { IconButton } from "../ui/button/IconButton.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import { PaymentTimeLeft } from "../wallet/PaymentTimeLeft.tsx";
import { withdrawalParam } from "../wallet/withdraw/withdrawSearch.ts";
import { useMemberLink } from "./useMemberLink.ts";
import styles from "./WithdrawalNotice.module.css";

/** A strip below the header of any screen while a paid withdrawal waits for the member's answer. Each account has its own. */
export function WithdrawalNotice({ username }: { username: string }) {
  const { viewer } = useOwnQuery<WithdrawalNoticeQuery>(
    graphql`
      query WithdrawalNoticeQuery @throwOnFieldError {
        viewer {
          member {
            ...WithdrawalNotice_member
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network", fetchKey: username },
  );
  /** The withdrawal that the person does not want to answer now. A reminder shows it again. */
  const [closed, setClosed] = useState("");
  useWatch<WithdrawalNoticeSubscription>(
    graphql`
      subscription WithdrawalNoticeSubscription {
        withdrawalsChanged {
          ...WithdrawalNotice_member
        }
      }
    `,
    {},
    { onNext: () => setClosed("") },
  );
  return viewer.member && <Waiting member={viewer.member} closed={closed} onClose={setClosed} />;
}

/** Keeps the strip's height for all that stands below the header: toasts, menus, sticky parts. */
function keepRoom(strip: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--strip-height", `${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty("--strip-height");
  };
}

interface WaitingProps {
  member: WithdrawalNotice_member$key;
  closed: string;
  onClose: (id: string) => void;
}

function Waiting({ member: key, closed, onClose }: WaitingProps) {
  const { formatMessage } = useIntl();
  const linkTo = useMemberLink();
  const [params] = useSearchParams();
  const { withdrawals } = useFragment(
    graphql`
      fragment WithdrawalNotice_member on Member {
        withdrawals(first: 1, filter: { states: [AWAITING_CONFIRM], period: { preset: LAST_30 } }) @catch(to: NULL) {
          edges {
            node {
              id
              confirmBefore
              paid {
                ...Money_amount @relay(mask: false)
              }
            }
          }
        }
      }
    `,
    key,
  );
  // Absent for a moment after another account has logged in.
  const waiting = withdrawals?.edges[0]?.node;
  const isAnswered = params.has(memberParam) || params.has(withdrawalParam);
  if (!waiting?.confirmBefore || closed === waiting.id || isAnswered) return null;
  return (
    <section ref={keepRoom} className={styles.strip} aria-label={formatMessage({ id: "withdraw_arrived_question" })}>
      <CircleHelp size={20} aria-hidden="true" />
      <div>
        <Text as="p" text="withdraw_notice" values={{ amount: <Amount {...waiting.paid} /> }} />
        <PaymentTimeLeft until={waiting.confirmBefore} />
      </div>
      <Link to={`${linkTo("withdraw")}&${withdrawalParam}=${encodeURIComponent(waiting.id)}`} className={styles.link}>
        <FormattedMessage id="withdraw_answer" />
      </Link>
      <IconButton label={formatMessage({ id: "close" })} onClick={() => onClose(waiting.id)}>
        <X size={18} />
      </IconButton>
    </section>
  );
}
