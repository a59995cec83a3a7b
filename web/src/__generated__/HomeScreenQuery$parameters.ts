/**
 * @generated SignedSource<<2aaacc7147163b1431f6893597e5da77>>
 * @relayHash ce66d09810d88f3b308eee7554183cb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eaffc665107642046953c86e09cfe6fe55afb14c024e1274edcc8118d9bbcab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5eaffc665107642046953c86e09cfe6fe55afb14c024e1274edcc8118d9bbcab",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
