import { pickSome } from "./random.ts";
import { rankOf, type TableRules } from "./tables.ts";

const pointOf = (card: number): number => Math.min(rankOf(card), 10) % 10;
const points = (cards: number[]): number => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** The fixed drawing rules: six cards in the order of the shoe become the two hands. */
export function baccaratHands(shoe: number[]): { player: number[]; banker: number[] } {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = shoe;
  const player = [p1, p2];
  const banker = [b1, b2];
  const has = points(banker);
  if (points(player) >= 8 || has >= 8) return { player, banker };
  if (points(player) >= 6) return { player, banker: has <= 5 ? [...banker, fifth] : banker };
  const third = pointOf(fifth);
  const bankerDraws = has <= 2 || (has === 3 && third !== 8) || (has <= 6 && third >= (has - 3) * 2 && third <= 7);
  return { player: [...player, fifth], banker: bankerDraws ? [...banker, sixth] : banker };
}

/** The results as shares of all deals from a fresh shoe of eight decks. The test counts them. */
const baccaratChances = { player: 0.446247, banker: 0.458597, tie: 0.095156 } as const;

const shoe = Array.from({ length: 8 * 52 }, (_, index) => index % 52);

/** A fresh shoe of eight decks each round. A tie returns the chips on player and banker. */
export function baccarat(rtpBp: number): TableRules {
  const rtp = rtpBp / 10_000;
  const { player, banker, tie } = baccaratChances;
  return {
    variant: "baccarat",
    spots: [
      { id: "player", pays: Math.round(((rtp - tie) / player) * 100) },
      { id: "tie", pays: Math.round((rtp / tie) * 100) },
      { id: "banker", pays: Math.round(((rtp - tie) / banker) * 100) },
    ],
    cases: [
      { weight: player, result: { values: [1, 0] } },
      { weight: banker, result: { values: [0, 1] } },
      { weight: tie, result: { values: [0, 0] } },
    ],
    play(random) {
      const hands = baccaratHands(pickSome(shoe, 6, random));
      return { values: [points(hands.player), points(hands.banker)], hands };
    },
    verdict(spot, { values: [forPlayer = 0, forBanker = 0] }) {
      const winner = forPlayer === forBanker ? "tie" : forPlayer > forBanker ? "player" : "banker";
      if (spot === winner) return "win";
      return winner === "tie" ? "push" : "lose";
    },
  };
}
