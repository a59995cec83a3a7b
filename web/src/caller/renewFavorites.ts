import { fetchQuery, graphql } from "react-relay";
import type { Observable } from "relay-runtime";
import type { renewFavoritesQuery } from "../__generated__/renewFavoritesQuery.graphql.ts";
import { environment } from "../relay/network/environment.ts";
import { ofRenewal } from "../relay/network/renewal.ts";

/** Queries the caller's favorites again. */
export const renewFavorites = (): Observable<renewFavoritesQuery["response"]> =>
  fetchQuery<renewFavoritesQuery>(
    environment(),
    graphql`
      query renewFavoritesQuery {
        viewer {
          ...FavoritesProvider_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", networkCacheConfig: ofRenewal },
  );
