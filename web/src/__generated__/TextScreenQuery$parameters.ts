/**
 * @generated SignedSource<<626cfd7d2f7cb388daf15196fe76a66e>>
 * @relayHash 5e3bad6fbcda8acd78b857b28c8eb48d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10643f74a783b6aba27766ed0828c4cc2c5e82186e042139e2fea53a54808cbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextScreenQuery } from './TextScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10643f74a783b6aba27766ed0828c4cc2c5e82186e042139e2fea53a54808cbe",
    "metadata": {},
    "name": "TextScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
