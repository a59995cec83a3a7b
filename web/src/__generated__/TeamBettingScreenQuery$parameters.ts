/**
 * @generated SignedSource<<7e86db08ad2367da76e074e700ece46c>>
 * @relayHash 3d8d7075e83c49d1df3a8e04bb8a6ada
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 412f7bd03851ef09b38c2574143828bb01c5e97afaa508e2e120a28b01f5eb2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "412f7bd03851ef09b38c2574143828bb01c5e97afaa508e2e120a28b01f5eb2b",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
