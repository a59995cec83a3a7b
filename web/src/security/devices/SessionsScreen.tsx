import { graphql } from "react-relay";
import type { SessionsScreenQuery } from "../../__generated__/SessionsScreenQuery.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import centre from "../../ui/layout/Centre.module.css";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { LoginHistory } from "./LoginHistory.tsx";
import { SessionList } from "./SessionList.tsx";

/** The devices that are logged in, and the logins of the last 90 days. */
export function SessionsScreen() {
  const { viewer } = useFreshQuery<SessionsScreenQuery>(graphql`
    query SessionsScreenQuery @throwOnFieldError {
      viewer {
        member {
          ...LoginHistory_member
        }
      }
    }
  `);
  return (
    <>
      <ScreenPart skeleton={<Skeleton className={centre.skeleton} />}>
        <SessionList />
      </ScreenPart>
      {viewer.member && <LoginHistory member={viewer.member} />}
    </>
  );
}
