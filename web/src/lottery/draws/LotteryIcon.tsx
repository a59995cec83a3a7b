import { CircleDot, Dices, Flag, Gem, Map as MapIcon, Ticket } from "lucide-react";

const icons = {
  FIVE_DIGITS: CircleDot,
  THREE_DIGITS: Gem,
  THREE_DICE: Dices,
  RACE: Flag,
  VIETNAM_NORTH: MapIcon,
  VIETNAM_SOUTH: MapIcon,
} as const;

/** The icon of a kind of draw; a plain ticket for a kind that this release does not know. */
export function LotteryIcon({ kind, size = 18 }: { kind: string; size?: number }) {
  const Icon = Object.entries(icons).find(([name]) => name === kind)?.[1] ?? Ticket;
  return <Icon size={size} aria-hidden="true" />;
}
