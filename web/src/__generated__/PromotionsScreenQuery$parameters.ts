/**
 * @generated SignedSource<<091a796dc213497542d40a294487936c>>
 * @relayHash 7a20eeb446aaed86b5221fe68978133c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 495e4a46fe8084283c6437f6cb4eb8a9c24aedcc2378fb8b9017c49b190b95c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "495e4a46fe8084283c6437f6cb4eb8a9c24aedcc2378fb8b9017c49b190b95c2",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
