/**
 * @generated SignedSource<<16b9c68e65bed2bb7ccbfd64330d6088>>
 * @relayHash 5eeec96fddaf36dae582e07da60b12eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f80218b1b77d7b423a3fc23b987f7d66a8cebbf82fb11ac04379e6033f530f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f80218b1b77d7b423a3fc23b987f7d66a8cebbf82fb11ac04379e6033f530f8",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
