/**
 * @generated SignedSource<<7a3f1d0a8661adb1ca2b005d01c9dfb1>>
 * @relayHash 9d904acb052bcfc9f0b4ab585d27894a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eacd1723bf48e54f156a7dbce0129e91b9fd4622c476ba52e101b769fd916cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3eacd1723bf48e54f156a7dbce0129e91b9fd4622c476ba52e101b769fd916cd",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
