import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { LotteryMenu } from "./LotteryMenu.tsx";
import type { MenuLotteries } from "./useMenuLotteries.ts";

/** The menu in a dialog, which closes when a lottery is chosen. */
export function LotteryMenuDialog({
  lotteries,
  current,
  isVietnam,
  onClose,
}: {
  lotteries: MenuLotteries;
  current: string | null;
  isVietnam: boolean;
  onClose: () => void;
}) {
  const [opened] = useState(current);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (current !== opened) close();
  }, [current, opened]);
  return (
    <Dialog title={<FormattedMessage id="lottery_menu" />} onClose={onClose}>
      <LotteryMenu lotteries={lotteries} current={current} isVietnam={isVietnam} />
    </Dialog>
  );
}
