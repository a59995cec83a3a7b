/**
 * @generated SignedSource<<34fd3942ba13dbb3d69be17f7ff216fa>>
 * @relayHash 2170a4791b030df46ef54f22400e25ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36aa89fbd0133a486dee41b426e34082cdf4ab7012ffd406e980c4bb88079ed6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36aa89fbd0133a486dee41b426e34082cdf4ab7012ffd406e980c4bb88079ed6",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
