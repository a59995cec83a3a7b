/**
 * @generated SignedSource<<bfd7a61cd5314f71b7baf4ee9254d3ae>>
 * @relayHash 0330a140a559048f6f21207437623424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 711a57776faaf784367915226651d0b183d8e6293ee7c4253f3a086f55e4e121

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "711a57776faaf784367915226651d0b183d8e6293ee7c4253f3a086f55e4e121",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
