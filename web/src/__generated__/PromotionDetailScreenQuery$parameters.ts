/**
 * @generated SignedSource<<863407429b081d17144db46b2faf4113>>
 * @relayHash e6f82c355a58057484d2a1b6a1a7057f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36f60d2a12fca5e67fcdac6ea7e7ce3aae31d9d998c403f0052100105ced92aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionDetailScreenQuery } from './PromotionDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36f60d2a12fca5e67fcdac6ea7e7ce3aae31d9d998c403f0052100105ced92aa",
    "metadata": {},
    "name": "PromotionDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
