import { useEffect } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { LevelWatchQuery } from "../__generated__/LevelWatchQuery.graphql.ts";
import { accountKey } from "../browser/accountKey.ts";
import { recall, remember } from "../browser/deviceMemory.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { celebrate } from "../ui/notice/celebrate.ts";

/**
 * Celebrates when the member's level of the VIP club is higher than this device has seen it. It asks for nothing: the header
 * knows the level.
 */
export function LevelWatch() {
  const { formatMessage } = useIntl();
  const { viewer } = useOwnQuery<LevelWatchQuery>(
    graphql`
      query LevelWatchQuery {
        viewer {
          member {
            username
            club {
              label
              rank
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-only" },
  );
  const username = viewer.member?.username;
  const { rank, label } = viewer.member?.club ?? {};
  useEffect(() => {
    if (username === undefined || rank === undefined) return;
    const key = accountKey("clubRank", username);
    const seen = recall(key);
    remember(key, String(rank));
    if (seen !== null && rank > Number(seen)) {
      // A member who has lost a level can reach it again.
      const day = new Date().toISOString().slice(0, 10);
      celebrate({
        kind: "level",
        id: `${key} ${rank} ${day}`,
        text: formatMessage({ id: "vip_level_reached" }, { level: label }),
      });
    }
  }, [username, rank, label, formatMessage]);
  return null;
}
