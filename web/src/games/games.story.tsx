import { cards } from "../../catalogue/cards.tsx";
import tile, { type GameTile_game$key } from "../__generated__/GameTile_game.graphql.ts";
import win, { type WinnerRow_win$key } from "../__generated__/WinnerRow_win.graphql.ts";
import { GameTile } from "./tile/GameTile.tsx";
import { GameTileSkeleton } from "./tile/GameTileSkeleton.tsx";
import { WinnerRow } from "./winners/WinnerRow.tsx";

const game = {
  name: "Golden Koi",
  hasDemo: true,
  category: "RNG",
  lottery: null,
  status: "ACTIVE",
  vendor: { name: "Atrium" },
  labels: ["HOT"],
  maintenanceEndsAt: null,
};

const tiles = cards(
  tile,
  (key: GameTile_game$key) => (
    <div style={{ width: 160 }}>
      <GameTile game={key} isEager />
    </div>
  ),
  {
    usual: game,
    "a long name, no demo": { ...game, name: "The Emperor and the Seven Golden Fishes", hasDemo: false, labels: [] },
    closed: { ...game, status: "MAINTENANCE", maintenanceEndsAt: "2031-05-05T12:00:00Z" },
    "without a picture": { ...game, icon: { url: "data:,", fallbackUrls: [] } },
  },
);

export const gameTile = {
  ...tiles,
  loading: (
    <div style={{ width: 160 }}>
      <GameTileSkeleton />
    </div>
  ),
};

export const winnerRow = cards(
  win,
  (key: WinnerRow_win$key) => (
    <ol>
      <WinnerRow win={key} place={4} />
    </ol>
  ),
  { usual: { account: "an***n", gameName: game.name, wonAt: "2031-05-05T09:58:00Z", game } },
);
