/**
 * @generated SignedSource<<bf6be5134ffe97a8ba7e7c57aaa07461>>
 * @relayHash 4c04ea9908801806e505810ecc23a228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a09ec68f516be87c67f15ded32e5ad5ecb10d46cf012b01db6b0c5ed3e6809e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a09ec68f516be87c67f15ded32e5ad5ecb10d46cf012b01db6b0c5ed3e6809e",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
