import { useCallback } from "react";
import { FormattedMessage, FormattedNumber, FormattedTime, useIntl } from "react-intl";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { NextMatchesQuery, NextMatchesQuery$data } from "../../__generated__/NextMatchesQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { useOneRead } from "../../relay/useRefresh.ts";
import { TimeLeft } from "../../time/TimeLeft.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Shelf } from "../../ui/carousel/Shelf.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { GameCategory } from "../catalog/categories.ts";
import { usePlay } from "../play/usePlay.ts";
import styles from "./NextMatches.module.css";

type Match = NonNullable<NextMatchesQuery$data["site"]["matches"]>[number];

const query = graphql`
  query NextMatchesQuery($category: GameCategory!) {
    site {
      matches(category: $category) @catch(to: NULL) {
        home
        away
        startsAt
        homeOdds
        drawOdds
        awayOdds
        last {
          home
          away
          homeScore
          awayScore
        }
        game {
          id
          name
          minBet {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    }
  }
`;

/** The next matches of a category: competition, teams, time, odds, smallest stake and the last result. A button opens the game. */
export function NextMatches({ category }: { category: GameCategory }) {
  const { formatMessage } = useIntl();
  const { site } = useOwnQuery<NextMatchesQuery>(query, { category }, { fetchPolicy: "store-and-network" });
  const environment = useRelayEnvironment();
  const read = useOneRead();
  const readAgain = useCallback(
    () => read(fetchQuery<NextMatchesQuery>(environment, query, { category }), { error: () => {} }),
    [environment, read, category],
  );
  const matches = (site.matches ?? []).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (matches.length === 0) return null;
  return (
    <Shelf title={formatMessage({ id: "games_matches" })}>
      {matches.map((match, place) => (
        <li key={match.game.id}>
          <MatchCard match={match} onStarted={place === 0 ? readAgain : undefined} />
        </li>
      ))}
    </Shelf>
  );
}

function MatchCard({ match, onStarted }: { match: Match; onStarted: (() => void) | undefined }) {
  const { home, away, startsAt, game, last } = match;
  const play = usePlay();
  const outcomes = [
    ["home", match.homeOdds],
    ["draw", match.drawOdds],
    ["away", match.awayOdds],
  ] as const;
  return (
    <article className={styles.card} aria-label={`${game.name}: ${home} – ${away}`}>
      <p>
        <b>{game.name}</b>
        <br />
        <FormattedMessage
          id="games_match_starts"
          values={{
            time: <FormattedTime value={startsAt} timeStyle="medium" />,
            left: <TimeLeft until={startsAt} onOver={onStarted} />,
          }}
        />
      </p>
      <h3>
        {home}
        <br />
        {away}
      </h3>
      <dl className={styles.odds}>
        {outcomes.map(
          ([outcome, odds]) =>
            odds != null && (
              <div key={outcome}>
                <dt>
                  <FormattedMessage id={`games_match_${outcome}`} />
                </dt>
                <dd>
                  <FormattedNumber value={odds} minimumFractionDigits={2} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <Button variant="secondary" onClick={() => play({ gameId: game.id, name: game.name, isDemo: false })}>
        <FormattedMessage
          tagName="span"
          id={game.minBet ? "games_match_bet" : "games_play"}
          values={{ amount: game.minBet && <Amount {...game.minBet} /> }}
        />
      </Button>
      {last && (
        <p>
          <FormattedMessage id="games_match_last" values={{ ...last }} />
        </p>
      )}
    </article>
  );
}
