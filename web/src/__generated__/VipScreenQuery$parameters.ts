/**
 * @generated SignedSource<<07f3bf23f9b473014e0731edef3376b1>>
 * @relayHash 53f30618e36bb60b075e136ae9c7c57b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77edcc54e1b27429ad4ce2ab7ec573693a6f88a14187633accd8ab198994cfbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VipScreenQuery } from './VipScreenQuery.graphql';

const node: PreloadableConcreteRequest<VipScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77edcc54e1b27429ad4ce2ab7ec573693a6f88a14187633accd8ab198994cfbc",
    "metadata": {},
    "name": "VipScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
