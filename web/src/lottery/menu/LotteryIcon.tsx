import { CircleDot, Dices, Flag, Gem, Map as MapIcon, Ticket } from "lucide-react";

const icons = {
  FIVE_DIGITS: CircleDot,
  THREE_DIGITS: Gem,
  THREE_DICE: Dices,
  RACE: Flag,
  VIETNAM_NORTH: MapIcon,
  VIETNAM_SOUTH: MapIcon,
} as const;

/** The sign of a kind of draw; a plain ticket for one that came after this release. */
export function LotteryIcon({ kind, size = 18 }: { kind: string; size?: number }) {
  const Icon = Object.entries(icons).find(([name]) => name === kind)?.[1] ?? Ticket;
  return <Icon size={size} aria-hidden="true" />;
}
