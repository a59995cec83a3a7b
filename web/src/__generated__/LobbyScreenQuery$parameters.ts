/**
 * @generated SignedSource<<12798a9b2f1a336b7c142c7405857680>>
 * @relayHash 8b3874149e10788db03a9457ce8f6778
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdb6b1225b077bb2ca163eca5939c218d9c604bdc73a51c8c43ddb7066ed4fc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdb6b1225b077bb2ca163eca5939c218d9c604bdc73a51c8c43ddb7066ed4fc9",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
