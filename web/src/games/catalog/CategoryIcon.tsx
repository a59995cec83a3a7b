import { Cherry, CircleDot, Fish, Gamepad2, Shapes, Spade, Ticket, Trophy } from "lucide-react";

const icons = {
  RNG: Cherry,
  LIVE: CircleDot,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  ELOTT: Ticket,
} as const;

/** The icon of a category; a plain one for a category that this release does not know. */
export function CategoryIcon({ category, className }: { category: string; className?: string }) {
  const Icon = Object.entries(icons).find(([name]) => name === category)?.[1] ?? Shapes;
  return <Icon className={className} aria-hidden="true" />;
}
