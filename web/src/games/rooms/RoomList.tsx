import { Users } from "lucide-react";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import type { RoomListQuery } from "../../__generated__/RoomListQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./RoomsDialog.module.css";

/** The room statuses that the client knows; a room of any other status is closed. */
const knownStates = new Set(["OPEN", "FULL", "SHORT"]);
/** The free seats change all the time: query them again after this pause. */
const everyMs = 5_000;

const roomsQuery = graphql`
  query RoomListQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Game {
        rooms {
          internalID
          name
          minBalance {
            ...Money_amount @relay(mask: false)
          }
          seats
          players
          status
        }
      }
    }
    viewer {
      member @catch(to: NULL) {
        wallet {
          available {
            amount
          }
        }
      }
    }
  }
`;

/** The rooms of a game, with their seats and the balance that each requires. The player can only choose open rooms. */
export function RoomList({ gameId, onChoose }: { gameId: string; onChoose: (roomId: string | null) => void }) {
  const environment = useRelayEnvironment();
  const { node, viewer } = useOwnQuery<RoomListQuery>(roomsQuery, { id: gameId }, { fetchPolicy: "store-and-network" });
  useEffect(() => {
    let reading: Subscription | undefined;
    const timer = setInterval(() => {
      if (document.hidden || reading?.closed === false) return;
      // A failed query keeps the list as it is; the next one follows soon.
      reading = fetchQuery<RoomListQuery>(environment, roomsQuery, { id: gameId }).subscribe({ error: () => {} });
    }, everyMs);
    return () => {
      clearInterval(timer);
      reading?.unsubscribe();
    };
  }, [environment, gameId]);

  const rooms = node?.rooms ?? [];
  if (rooms.length === 0) {
    return (
      <EmptyState
        icon={Users}
        title="games_rooms_none"
        action={<Button onClick={() => onChoose(null)} text="games_play" />}
      />
    );
  }
  const purse = viewer.member?.wallet?.available?.amount;
  const canPay = (amount: string) => purse == null || Number(purse) >= Number(amount);
  const free = rooms.find(({ status, minBalance }) => status === "OPEN" && canPay(minBalance.amount));
  return (
    <>
      <ul className={styles.rooms}>
        {rooms.map(({ internalID, name, minBalance, seats, players, status }) => (
          <Room
            key={internalID}
            name={name}
            minBalance={minBalance}
            seats={seats}
            players={players}
            state={status === "OPEN" && !canPay(minBalance.amount) ? "SHORT" : status}
            onChoose={() => onChoose(internalID)}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button isWide disabled={!free} onClick={() => free && onChoose(free.internalID)} text="games_rooms_quick" />
      </div>
    </>
  );
}

function Room({
  name,
  minBalance,
  seats,
  players,
  state,
  onChoose,
}: {
  name: string;
  minBalance: Money;
  seats: number;
  players: number;
  /** The status from the schema, or SHORT when the player's balance is too low. */
  state: string;
  onChoose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <li className={styles.room} data-state={state}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <Text as="p" className={styles.min} text="games_rooms_min" values={{ amount: <Amount {...minBalance} /> }} />
      </div>
      <div className={styles.seats}>
        <span className={styles.meter} aria-hidden="true">
          <span style={{ "--taken": seats > 0 ? players / seats : 1 }} />
        </span>
        <FormattedMessage id="games_rooms_seats" values={{ players, seats }} />
      </div>
      <Button
        size="sm"
        variant="secondary"
        disabled={state !== "OPEN"}
        aria-label={state === "OPEN" ? formatMessage({ id: "games_rooms_sit_named" }, { name }) : undefined}
        onClick={onChoose}
        text={`games_rooms_${knownStates.has(state) ? state : "CLOSED"}`}
      />
    </li>
  );
}
