/**
 * @generated SignedSource<<181995754a91721030b845e4b086e028>>
 * @relayHash 920a4e97bad835efb350e61cc0892507
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a71be509f15ea534f835cc38f4e46e2f371ee3ece846d9a48a50d116dd7cc4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a71be509f15ea534f835cc38f4e46e2f371ee3ece846d9a48a50d116dd7cc4d",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
