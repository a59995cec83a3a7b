import { graphql, useFragment } from "react-relay";
import type { useSiteTime_site$key } from "../__generated__/useSiteTime_site.graphql.ts";
import { useRecordServerTime } from "./useRecordServerTime.ts";

/** Takes the platform's time for a screen that guests see too: for them the platform sends it with the daily sign-in. */
export function useSiteTime(site: useSiteTime_site$key): void {
  const { dailySignIn } = useFragment(
    graphql`
      fragment useSiteTime_site on Site {
        dailySignIn @catch(to: NULL) {
          serverTime
        }
      }
    `,
    site,
  );
  useRecordServerTime(dailySignIn?.serverTime);
}
