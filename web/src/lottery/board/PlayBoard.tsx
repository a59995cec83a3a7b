import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PlayBoard_lottery$key } from "../../__generated__/PlayBoard_lottery.graphql.ts";
import { codeIn, playTypeParam } from "../menu/lotteryPath.ts";
import { NumberBoard } from "./NumberBoard.tsx";
import { PlayTypeTabs } from "./PlayTypeTabs.tsx";

/** The play types, and the board of the one that the address names. */
export function PlayBoard({ lottery: key }: { lottery: PlayBoard_lottery$key }) {
  const { formatMessage } = useIntl();
  const { kind, defaultPlayType, playTypes } = useFragment(
    graphql`
      fragment PlayBoard_lottery on Lottery @throwOnFieldError {
        kind
        defaultPlayType
        # passed on to PlayTypeTabs
        playTypes {
          code
          title
          ...NumberBoard_playType
        }
      }
    `,
    key,
  );
  const [params, setParams] = useSearchParams();
  // Select the tab at once; the address follows later.
  const [chosen, setChosen] = useState(() => codeIn(params, playTypeParam));
  const known = (code: string) => playTypes.find((one) => one.code.toUpperCase() === code.toUpperCase());
  const playType = known(chosen) ?? known(defaultPlayType) ?? playTypes[0];
  if (!playType) return null;
  const select = (code: string) => {
    setChosen(code);
    const next = new URLSearchParams(params);
    next.set(playTypeParam, code);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <PlayTypeTabs
      label={formatMessage({ id: "lottery_play_types" })}
      tabs={playTypes}
      selected={playType.code}
      onSelect={select}
    >
      <NumberBoard key={playType.code} playType={playType} kind={kind} />
    </PlayTypeTabs>
  );
}
