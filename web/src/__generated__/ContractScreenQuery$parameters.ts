/**
 * @generated SignedSource<<ad49a808faf0102da0cdc5bdff6b6f13>>
 * @relayHash a85c5c63988869c4abd8afcd1029a71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22e286d3df49a3169920c522dcd0fe558b20d31a0f45b9a21b4d0ad23371a913

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22e286d3df49a3169920c522dcd0fe558b20d31a0f45b9a21b4d0ad23371a913",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
