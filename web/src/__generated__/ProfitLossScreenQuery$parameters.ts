/**
 * @generated SignedSource<<187b8ccc2e67dd2c78a019e83204ed97>>
 * @relayHash e4ad8ba1c9390aecc0685984a8ee2c38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c1e27a513aa505a8903fa7d3d8fc1c78faef5a686929ce5872228a6abc8aa05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c1e27a513aa505a8903fa7d3d8fc1c78faef5a686929ce5872228a6abc8aa05",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
