import { Tabs } from "@base-ui/react/tabs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PlayBoard_lottery$key } from "../../__generated__/PlayBoard_lottery.graphql.ts";
import { chipProps } from "../../ui/control/chipProps.ts";
import { codeIn, playTypeParam } from "../menu/lotteryPath.ts";
import { NumberBoard } from "./NumberBoard.tsx";
import styles from "./PlayBoard.module.css";

/**
 * The play types in a row that scrolls sideways, because they may be wider than a phone, and the board of the one that the address
 * names.
 */
export function PlayBoard({ lottery: key }: { lottery: PlayBoard_lottery$key }) {
  const { formatMessage } = useIntl();
  const { kind, defaultPlayType, playTypes } = useFragment(
    graphql`
      fragment PlayBoard_lottery on Lottery @throwOnFieldError {
        kind
        defaultPlayType
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
    <Tabs.Root value={playType.code} onValueChange={select} className={styles.board}>
      <Tabs.List aria-label={formatMessage({ id: "lottery_play_types" })} className={styles.types}>
        {playTypes.map(({ code, title }) => (
          <Tabs.Tab key={code} value={code} {...chipProps({ size: "lg" })}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel key={playType.code} value={playType.code} className={styles.panel}>
        <NumberBoard playType={playType} kind={kind} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
