import { Armchair, CircleAlert, Wrench } from "lucide-react";
import { RefusalFacts } from "../../refusals/RefusalFacts.tsx";
import { useKeptRecords } from "../../relay/useKeptRecords.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { GameTile } from "../tile/GameTile.tsx";
import styles from "./GameStage.module.css";
import type { Launch } from "./useLaunch.ts";

/**
 * The server's reason why a game did not open, and what to do: play another game, choose another room, or try again.
 */
export function LaunchRefused({
  launch: { code, message, standing, suggestions },
  onRetry,
  onRooms,
}: {
  launch: Extract<Launch, { state: "refused" }>;
  onRetry: () => void;
  /** Absent when the game has no rooms. */
  onRooms?: (() => void) | undefined;
}) {
  useKeptRecords();
  // Another try is refused as well.
  const isLasting = standing.limit !== null || standing.playBreak !== null;
  const isMaintenance = code === "GAME_MAINTENANCE";
  const Icon = isMaintenance ? Wrench : code === "ROOM_FULL" ? Armchair : CircleAlert;
  const title = isMaintenance
    ? "games_maintenance_title"
    : code === "ROOM_FULL"
      ? "games_rooms_full_title"
      : isLasting
        ? "games_held_title"
        : "games_unreachable_title";
  return (
    <div className={styles.center} role="alert">
      <EmptyState
        icon={Icon}
        title={title}
        action={
          onRooms ? (
            <Button onClick={onRooms} text="games_rooms_other" />
          ) : (
            !isMaintenance && !isLasting && <Button variant="secondary" onClick={onRetry} text="retry" />
          )
        }
      >
        {message}
        <RefusalFacts {...standing} />
        {suggestions.length > 0 && <Text as="p" text="games_maintenance_text" />}
      </EmptyState>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map((game) => (
            <li key={game.id}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
