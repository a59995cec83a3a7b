/**
 * @generated SignedSource<<34b0cf5544a1e24119b3525d0e13c20e>>
 * @relayHash 37aaa86c57aed73aa5ca1b8c40d3287e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcc868ce5acba4ec4440c1b071ad5a567b39e10b1c27aff55ae8f9bec0918071

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcc868ce5acba4ec4440c1b071ad5a567b39e10b1c27aff55ae8f9bec0918071",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
