/**
 * @generated SignedSource<<6fc9ba2b83ce3c2eae9c392477e2868e>>
 * @relayHash 53f2713474bab49f2b892b82e2806903
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25ae8ef437b6e98ac9578d96fdd05d8c16d362850f69ded53c385265c25f2e07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25ae8ef437b6e98ac9578d96fdd05d8c16d362850f69ded53c385265c25f2e07",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
