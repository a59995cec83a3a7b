const LEVELS = [
  { labelName: "Foyer", color: "#8a94a6", color2: "#b4bcc9" },
  { labelName: "Bronze", color: "#a5673f", color2: "#d79a6b" },
  { labelName: "Silver", color: "#8d99ae", color2: "#dfe6f0" },
  { labelName: "Gold", color: "#b98b1d", color2: "#f3d37a" },
  { labelName: "Platinum", color: "#4f8f9c", color2: "#aee3ea" },
  { labelName: "Emerald", color: "#14805e", color2: "#67d6ae" },
  { labelName: "Sapphire", color: "#2356c5", color2: "#82abff" },
  { labelName: "Ruby", color: "#b3213f", color2: "#ff8a9f" },
  { labelName: "Diamond", color: "#5a6fd6", color2: "#d4dcff" },
  { labelName: "Obsidian", color: "#2b2640", color2: "#7d6fb5" },
  { labelName: "Atrium", color: "#c2571a", color2: "#ffc48a" },
] as const;

/** The lowest rank with VIP customer service. */
export const SERVICE_RANK = 5;

/** Label of a rank of the VIP club, 0 to 10. */
export function clubLabelOf(rank: number) {
  const rankLevel = Math.min(Math.max(rank, 0), LEVELS.length - 1);
  return { ...(LEVELS[rankLevel] ?? LEVELS[0]), rankLevel };
}
