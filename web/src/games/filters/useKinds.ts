import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useKindsQuery, useKindsQuery$data } from "../../__generated__/useKindsQuery.graphql.ts";
import { useAtLeisure } from "../../ui/lazy/useAtLeisure.ts";
import type { GameCategory } from "../catalog/categories.ts";

/** A kind of games within a category, for filtering. */
export interface Kind {
  readonly classification: string;
  readonly title: string;
  readonly gameCount: number;
}

const none: readonly Kind[] = [];

/** The kinds of games of a category, or of one vendor if one is chosen; empty while they are loading or unavailable. */
export function useKinds(category: GameCategory | null, vendorId: string | null): readonly Kind[] {
  const environment = useRelayEnvironment();
  const hasTime = useAtLeisure();
  const [kinds, setKinds] = useState(none);

  useEffect(() => {
    if (!hasTime) return;
    const asking = fetchQuery<useKindsQuery>(
      environment,
      graphql`
        query useKindsQuery($vendorId: ID!, $isOneVendor: Boolean!) {
          node(id: $vendorId) @include(if: $isOneVendor) {
            ... on Vendor {
              gameTypes @catch(to: NULL) {
                category
                classification
                title
                gameCount
              }
            }
          }
          site @skip(if: $isOneVendor) {
            gameMenu @catch(to: NULL) {
              category
              gameTypes @catch(to: NULL) {
                category
                classification
                title
                gameCount
              }
            }
          }
        }
      `,
      { vendorId: vendorId ?? "", isOneVendor: vendorId !== null },
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next: (data) => setKinds(kindsIn(data).filter((kind) => category === null || kind.category === category)),
      // The lobby works without this filter.
      error: () => setKinds(none),
    });
    return () => asking.unsubscribe();
  }, [environment, category, vendorId, hasTime]);

  return kinds;
}

const kindsIn = ({ node, site }: useKindsQuery$data) =>
  node?.gameTypes ?? (site?.gameMenu ?? []).flatMap(({ gameTypes }) => gameTypes ?? []);
