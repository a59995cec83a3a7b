import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  Gift,
  type LucideIcon,
  Mail,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  Sparkles,
  Target,
  UsersRound,
  Wallet,
} from "lucide-react";
import type { MemberPane } from "./memberPanes.ts";

export const PANE_ICONS: Readonly<Record<MemberPane, LucideIcon>> = {
  securityCenter: ShieldCheck,
  transferFund: Wallet,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferUpline: Send,
  personalHistoryCopy: ScrollText,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesCombined,
  bonusDetails: Sparkles,
  rewardCenter: Gift,
  referral: UsersRound,
  missionLeaderboard: Target,
  messageV2: Mail,
};
