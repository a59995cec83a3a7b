/**
 * @generated SignedSource<<b09b27c1c5f89d1d31ff25e50480c44d>>
 * @relayHash 0267caf7f0790359c678f2b4eca4447f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c075933045654fee72e7435bafad2dc4d19411ab42ebdc052583ccbd138e866

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c075933045654fee72e7435bafad2dc4d19411ab42ebdc052583ccbd138e866",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
