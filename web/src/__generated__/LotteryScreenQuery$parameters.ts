/**
 * @generated SignedSource<<c925ac17c39bdf94b293b34573aa5a6f>>
 * @relayHash 00de2176163d3b8cbe5eaad13eb3e568
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 706b673df3e7e911462b42ed3ba33cb766d95758a9c3e1cacb1f6e0230ec2d6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "706b673df3e7e911462b42ed3ba33cb766d95758a9c3e1cacb1f6e0230ec2d6b",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
