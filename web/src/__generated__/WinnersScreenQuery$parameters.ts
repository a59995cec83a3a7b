/**
 * @generated SignedSource<<98ebe506678b24e1c4fa833bf90df8d3>>
 * @relayHash a5e1e46c0c6713b04ca2c70fef08238e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df7b9af5c0e5d6b31361670f87e52421b49d20a41c39153e3014d8afa4748a79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WinnersScreenQuery } from './WinnersScreenQuery.graphql';

const node: PreloadableConcreteRequest<WinnersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df7b9af5c0e5d6b31361670f87e52421b49d20a41c39153e3014d8afa4748a79",
    "metadata": {},
    "name": "WinnersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
