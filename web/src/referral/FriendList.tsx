import { UserPlus } from "lucide-react";
import { graphql } from "react-relay";
import type { FriendListQuery } from "../__generated__/FriendListQuery.graphql.ts";
import { ChoiceFilter } from "../records/ChoiceFilter.tsx";
import { RecordList } from "../records/RecordList.tsx";
import { declareSearch } from "../records/search.ts";
import { useSearch } from "../records/useSearch.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Text } from "../ui/text/Text.tsx";
import { FriendRow } from "./FriendRow.tsx";
import styles from "./Referral.module.css";

const periods = ["LAST_7", "LAST_30", "THIS_MONTH", "LAST_MONTH"] as const;

/** The period in which the friends that are shown registered. */
const friendSearch = declareSearch((read) => {
  const period = read.choice("period", periods, "ALL");
  return { period, filter: { period: period === "ALL" ? null : { preset: period } } };
});

/** Friends of a period, the latest first, and how far each of them is. */
export function FriendList() {
  const state = useSearch(friendSearch);
  return (
    <section className={styles.section} aria-labelledby="referral-friends">
      <Text as="h3" id="referral-friends" className={styles.heading} text="referral_friends" />
      <RecordList
        state={state}
        filters={
          <ChoiceFilter
            label="agent_period"
            value={state.chosen.period}
            options={["ALL", ...periods]}
            textOf={(period) => (period === "ALL" ? "referral_always" : `agent_period_${period}`)}
            onChange={(period) => state.set({ period })}
          />
        }
        query={graphql`
          query FriendListQuery($filter: ReferralFriendFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                referral {
                  page: friends(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                    edges {
                      node {
                        id
                        ...FriendRow_friend
                      }
                    }
                    ...RecordList_page
                  }
                }
              }
            }
          }
        `}
        variables={({ filter }, { after }) => ({ filter, after })}
        pageOf={({ viewer }: FriendListQuery["response"]) => viewer.member?.referral?.page}
        row={(friend) => <FriendRow friend={friend} />}
        frame={(friends) => <ul className={styles.list}>{friends}</ul>}
        empty={<EmptyState icon={UserPlus} title="referral_none_title" text="referral_none_text" />}
      />
    </section>
  );
}
