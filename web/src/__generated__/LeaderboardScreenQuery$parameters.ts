/**
 * @generated SignedSource<<71e0dc8677be43837d987372080a644a>>
 * @relayHash 8305ddf916dc77205ae0955d58f79591
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8beeb541a9b75941483a45206bd785e57beefd49b8cad8d44fe63fddd0149c38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderboardScreenQuery } from './LeaderboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8beeb541a9b75941483a45206bd785e57beefd49b8cad8d44fe63fddd0149c38",
    "metadata": {},
    "name": "LeaderboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
