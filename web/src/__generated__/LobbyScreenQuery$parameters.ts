/**
 * @generated SignedSource<<12be76e58a6831477e877d34cf65c38b>>
 * @relayHash 227cfaacc1bda56548baef7a20ff6d46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f595a25b521f2d3a7eb4f060f6c271d302d0d3cf37d7970bf8100acdef4ff8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f595a25b521f2d3a7eb4f060f6c271d302d0d3cf37d7970bf8100acdef4ff8b",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
