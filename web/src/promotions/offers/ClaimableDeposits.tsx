import { graphql } from "react-relay";
import type { ClaimableDepositsQuery } from "../../__generated__/ClaimableDepositsQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { MemberPart } from "../MemberPart.tsx";
import { DepositOffers } from "./DepositOffers.tsx";

/** What the deposits of a member can become. Guests, and members without such a deposit, see nothing. */
export const ClaimableDeposits = () => (
  <MemberPart everybody={null}>
    <Own />
  </MemberPart>
);

function Own() {
  const { viewer } = useOwnQuery<ClaimableDepositsQuery>(
    graphql`
      query ClaimableDepositsQuery @throwOnFieldError {
        viewer {
          member {
            claimableDeposits {
              id
              ...DepositOffers_deposit
            }
          }
        }
      }
    `,
    {},
  );
  return viewer.member?.claimableDeposits.map((deposit) => <DepositOffers key={deposit.id} deposit={deposit} />);
}
