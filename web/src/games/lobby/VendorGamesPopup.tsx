import { Suspense } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { VendorGamesPopupQuery } from "../../__generated__/VendorGamesPopupQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import type { GameCategory } from "../catalog/categories.ts";
import { vendorListParam } from "../catalog/lobbies.ts";
import { GameGridSkeleton } from "../grid/GameGridSkeleton.tsx";
import { LobbyGames } from "./LobbyGames.tsx";

/** The games of one vendor in a popup over the lobby, while the address names the vendor. */
export function VendorGamesPopup({ category }: { category: GameCategory | null }) {
  const [params] = useSearchParams();
  const close = useLeaveParams(vendorListParam);
  const code = params.get(vendorListParam);
  if (!code) return null;
  return (
    <Dialog
      title={
        <DataBoundary renderFailure={() => code}>
          <Suspense fallback={code}>
            <Title code={code} category={category} />
          </Suspense>
        </DataBoundary>
      }
      size="lg"
      hasAddress
      onClose={close}
    >
      <ScreenPart skeleton={<GameGridSkeleton />}>
        <Games code={code} category={category} />
      </ScreenPart>
    </Dialog>
  );
}

interface Asked {
  code: string;
  category: GameCategory | null;
}

/** Title and list of the popup, from one query. */
const useVendorGames = ({ code, category }: Asked) =>
  useOwnQuery<VendorGamesPopupQuery>(
    graphql`
      query VendorGamesPopupQuery($filter: GameFilter, $sort: GameSort!) {
        site {
          gameMenu @catch(to: NULL) {
            vendors {
              vendor {
                code
                name
              }
            }
          }
        }
        ...LobbyGames_query @arguments(filter: $filter, sort: $sort)
      }
    `,
    { filter: { vendorCodes: [code], category }, sort: "POPULAR" },
  );

function Title(asked: Asked) {
  const { formatMessage } = useIntl();
  const { site } = useVendorGames(asked);
  const known = site.gameMenu?.flatMap(({ vendors }) => vendors).find(({ vendor }) => vendor.code === asked.code);
  return formatMessage({ id: "games_vendor_games" }, { vendor: known?.vendor.name ?? asked.code });
}

const Games = (asked: Asked) => <LobbyGames query={useVendorGames(asked)} isInWindow />;
