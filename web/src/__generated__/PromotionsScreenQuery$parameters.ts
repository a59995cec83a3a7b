/**
 * @generated SignedSource<<d28a3667a49a87fd2cf9776bd0e31f1b>>
 * @relayHash 7d28feb3715ccb4e1ac9cbd00f7667c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96d31b755c67255575732ecaff83c3c46491112c89af4b72c97b73ba082fbf1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96d31b755c67255575732ecaff83c3c46491112c89af4b72c97b73ba082fbf1a",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
