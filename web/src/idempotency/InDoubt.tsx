import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { SentNote, type SentNoteProps } from "./SentNote.tsx";
import { type MoneyChange, sentAt, useKeyInDoubt } from "./sentChanges.ts";

interface Props extends Pick<SentNoteProps, "onSend" | "onArrived"> {
  change: MoneyChange;
  /** What to say where the platform can't tell whether it arrived. */
  unable?: ReactNode;
  /** Only one that was sent before this was first shown: for places outside the form, which may be sending. */
  onlyEarlier?: boolean;
}

/**
 * Says at once, also after a reload and in another tab, that a change of money was sent and not answered, asks whether it
 * arrived, and leads on. Renders nothing while there is none. A form shows it only while it is not sending.
 */
export function InDoubt({ change, onlyEarlier, unable = <FormattedMessage id="money_in_doubt" />, ...rest }: Props) {
  const key = useKeyInDoubt(change);
  const [shownAt] = useState(Date.now);
  if (key === undefined || (onlyEarlier && (sentAt(key) ?? 0) > shownAt)) return null;
  return <SentNote key={key} sentKey={key} unable={unable} {...rest} />;
}
