import { BadgeCheck, CircleCheck, CircleX, Clock, DoorOpen, Gift, Hourglass, Lock, Send } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { PromotionStatus as Status } from "../__generated__/OwnStatusQuery.graphql.ts";
import styles from "./PromotionStatus.module.css";

const ICONS = {
  JOIN: DoorOpen,
  JOINED: CircleCheck,
  CLAIM: Gift,
  CLAIMED: BadgeCheck,
  APPLYING: Send,
  PROCESS: Hourglass,
  ISSUED: BadgeCheck,
  REJECTED: CircleX,
  SIGNED: CircleCheck,
  COMING_SOON: Clock,
  CLOSE: Lock,
} as const;

export const isShownStatus = (status: string): status is keyof typeof ICONS => status in ICONS;

/** The word of a status, with a colour and a sign of its own. */
export function PromotionStatus({ status }: { status: Status }) {
  if (!isShownStatus(status)) return null;
  const Icon = ICONS[status];
  return (
    <span className={styles.status} data-status={status}>
      <Icon size={14} aria-hidden="true" />
      <FormattedMessage id={`promotion_status_${status}`} />
    </span>
  );
}
