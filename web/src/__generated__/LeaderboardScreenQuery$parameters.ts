/**
 * @generated SignedSource<<475eae07d1b69be9bb89f8e92a536523>>
 * @relayHash 4e0cba38a4ecd294c7fa462bca5752a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a5fe4ecaa23e736bd04cee1f69f1127233d9718736f706433708c29a2909ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardScreenQuery } from './LeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a5fe4ecaa23e736bd04cee1f69f1127233d9718736f706433708c29a2909ad",
    "metadata": {},
    "name": "LeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
