import { Suspense, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router-dom";
import vendorGamesQuery, { type VendorGamesPopupQuery } from "../__generated__/VendorGamesPopupQuery.graphql.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import type { GameCategory } from "./categories.ts";
import { GameGridSkeleton } from "./GameGridSkeleton.tsx";
import { LobbyGames } from "./LobbyGames.tsx";
import { vendorListParam } from "./lobbies.ts";

/** The games of one vendor over the lobby, as long as the address names it: some vendors are opened like that. */
export function VendorGamesPopup({ category }: { category: GameCategory | null }) {
  const [params, setParams] = useSearchParams();
  const [queryRef, load, dispose] = useQueryLoader<VendorGamesPopupQuery>(vendorGamesQuery);
  const code = params.get(vendorListParam);

  useEffect(() => {
    if (code) load({ filter: { vendorCodes: [code], category }, sort: "POPULAR" });
    else dispose();
  }, [code, category, load, dispose]);

  if (!code || !queryRef) return null;
  const close = () =>
    setParams(
      (current) => {
        current.delete(vendorListParam);
        return current;
      },
      { preventScrollReset: true },
    );
  return (
    <Suspense>
      <Dialog
        title={
          <Suspense fallback={code}>
            <Title queryRef={queryRef} code={code} />
          </Suspense>
        }
        size="lg"
        onClose={close}
      >
        <ScreenBoundary>
          <Suspense fallback={<GameGridSkeleton />}>
            <Games queryRef={queryRef} />
          </Suspense>
        </ScreenBoundary>
      </Dialog>
    </Suspense>
  );
}

interface AnswerProps {
  queryRef: PreloadedQuery<VendorGamesPopupQuery>;
}

const query = graphql`
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
`;

function Title({ queryRef, code }: AnswerProps & { code: string }) {
  const { site } = usePreloadedQuery<VendorGamesPopupQuery>(query, queryRef);
  const known = site.gameMenu?.flatMap(({ vendors }) => vendors).find(({ vendor }) => vendor.code === code);
  return <FormattedMessage id="games_vendor_games" values={{ vendor: known?.vendor.name ?? code }} />;
}

const Games = ({ queryRef }: AnswerProps) => (
  <LobbyGames query={usePreloadedQuery<VendorGamesPopupQuery>(query, queryRef)} isInWindow />
);
