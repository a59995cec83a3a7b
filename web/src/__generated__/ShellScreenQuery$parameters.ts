/**
 * @generated SignedSource<<6560beb0752c51e16c936986d31b31c7>>
 * @relayHash 0ef1397d3325d6faad6c72cb1ca57e36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c35359e7e76b31a1eaee4ae50b5303f9a74668e2d593206b3a6fd1d28c1f02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76c35359e7e76b31a1eaee4ae50b5303f9a74668e2d593206b3a6fd1d28c1f02",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
