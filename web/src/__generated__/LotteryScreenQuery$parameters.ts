/**
 * @generated SignedSource<<1e4f9239056d1112f40a58c9b8b45647>>
 * @relayHash 86cb37b254657866ba1e5ebca7e38dfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ff108bd349c2c26c6a259735213f54edf2d60561e9e3cbc34ecb9358a7e3dea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ff108bd349c2c26c6a259735213f54edf2d60561e9e3cbc34ecb9358a7e3dea",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
