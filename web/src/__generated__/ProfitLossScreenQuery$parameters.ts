/**
 * @generated SignedSource<<450176d001620ccfb10ddd77b02e4f29>>
 * @relayHash f01280e65991f13bfd4e883887c524e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4efdc38e095be1438edb966a606fac33b186d80e3b35b9e7d95210a92f548c9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4efdc38e095be1438edb966a606fac33b186d80e3b35b9e7d95210a92f548c9a",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
