/**
 * @generated SignedSource<<de7d6a6414f84f258203a20c72db8775>>
 * @relayHash 7d923e22c09307957e6a945ff308b67c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34614e42b94f5ec700d1343d8b363300ec738164b78ea07ecc75b991e763aa91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamBettingScreenQuery } from './TeamBettingScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamBettingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34614e42b94f5ec700d1343d8b363300ec738164b78ea07ecc75b991e763aa91",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
