/**
 * @generated SignedSource<<f7a2921747d7f5d59ae767bc4c7eea01>>
 * @relayHash bea368003f60078c81e657d621489da4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bb5b63ddff956febe0d79dfd68a69e6cede32d3c9595f7b82031276b73e8199

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bb5b63ddff956febe0d79dfd68a69e6cede32d3c9595f7b82031276b73e8199",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
