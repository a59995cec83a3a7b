import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { OptedIn_member$key } from "../__generated__/OptedIn_member.graphql.ts";
import type { OptedInQuery } from "../__generated__/OptedInQuery.graphql.ts";
import { useFreshQuery } from "../relay/useFreshQuery.ts";

interface Props {
  jackpotId: string;
  render: (isOptedIn: boolean) => ReactNode;
}

/** Reads whether the member has opted in to a jackpot. All jackpots ask the same, so there is one request. */
export function OptedIn({ jackpotId, render }: Props) {
  const { viewer } = useFreshQuery<OptedInQuery>(graphql`
    query OptedInQuery @throwOnFieldError {
      viewer {
        member {
          ...OptedIn_member
        }
      }
    }
  `);
  const member = useFragment<OptedIn_member$key>(
    graphql`
      fragment OptedIn_member on Member @throwOnFieldError {
        jackpotOptIns {
          jackpotId
        }
      }
    `,
    viewer.member,
  );
  return render(member?.jackpotOptIns.some((own) => own.jackpotId === jackpotId) ?? false);
}
