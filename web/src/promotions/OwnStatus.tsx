import { graphql, useFragment } from "react-relay";
import type {
  OwnStatus_promotion$key,
  PromotionStatus as Status,
} from "../__generated__/OwnStatus_promotion.graphql.ts";
import type { OwnStatusQuery } from "../__generated__/OwnStatusQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { MemberPart } from "./MemberPart.tsx";
import { PromotionStatus } from "./PromotionStatus.tsx";

/** The status of a promotion: a member's own, or that for everybody. */
export function OwnStatus({ promotion: key }: { promotion: OwnStatus_promotion$key }) {
  const { internalID, status } = useFragment(
    graphql`
      fragment OwnStatus_promotion on Promotion {
        internalID
        status
      }
    `,
    key,
  );
  const everybody = <PromotionStatus status={status} />;
  return (
    <MemberPart everybody={everybody}>
      <Own internalID={internalID} status={status} />
    </MemberPart>
  );
}

/** All promotions share one query. */
function Own({ internalID, status }: { internalID: string; status: Status }) {
  const { viewer } = useOwnQuery<OwnStatusQuery>(
    graphql`
      query OwnStatusQuery @throwOnFieldError {
        viewer {
          member {
            promotionStandings {
              internalID
              status
            }
          }
        }
      }
    `,
    {},
  );
  const standing = viewer.member?.promotionStandings.find((own) => own.internalID === internalID);
  return <PromotionStatus status={standing?.status ?? status} />;
}
