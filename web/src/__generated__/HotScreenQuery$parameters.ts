/**
 * @generated SignedSource<<f62c0d48c0ac84774c072468d717e09c>>
 * @relayHash 38caa13489e046cea881cac3a97f63a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83338241c55a97a4a761c398f0e78ed3a0340b556a3ea15d9dcacc5b80c06a71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HotScreenQuery } from './HotScreenQuery.graphql';

const node: PreloadableConcreteRequest<HotScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83338241c55a97a4a761c398f0e78ed3a0340b556a3ea15d9dcacc5b80c06a71",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
