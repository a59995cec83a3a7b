/**
 * @generated SignedSource<<254cc70d751657f60d1aee46dec4728f>>
 * @relayHash 700554fb0fdb030b6f3cc1bee2fc6b49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0f882f540f91d7f388182fd84b89fb15279a80071db77d8d0b11169ad8902c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0f882f540f91d7f388182fd84b89fb15279a80071db77d8d0b11169ad8902c5",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
