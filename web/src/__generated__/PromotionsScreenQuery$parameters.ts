/**
 * @generated SignedSource<<db068d477f79ad15c6791aded1ebdcca>>
 * @relayHash 0323b19c5897ecbe512781a5145b7ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e75930270f590ddba38cc5d9fac3573512b60f1402b26181f680f67b145a2cf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e75930270f590ddba38cc5d9fac3573512b60f1402b26181f680f67b145a2cf0",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
