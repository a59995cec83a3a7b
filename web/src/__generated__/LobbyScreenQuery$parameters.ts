/**
 * @generated SignedSource<<9e881b9711d63ca94ae4bca60e3de1fe>>
 * @relayHash 741de9926deda62222aa7051e2a1ab0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d763e3e9ed4016159b14a6a8a2b6b41f9ecc9664897a92cf41cbc5d10257cc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d763e3e9ed4016159b14a6a8a2b6b41f9ecc9664897a92cf41cbc5d10257cc5",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
