/**
 * @generated SignedSource<<7eed5776cde1efd03c3bea98b4dff9bf>>
 * @relayHash 87eaa52477bc0ee5ee4512171f71a5dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e87d59b54a3f59c3260ff4b61b6b13321d51a2cf159196f979abc5e68bd34a60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e87d59b54a3f59c3260ff4b61b6b13321d51a2cf159196f979abc5e68bd34a60",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
