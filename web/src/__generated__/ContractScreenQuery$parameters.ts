/**
 * @generated SignedSource<<dea354866aeee7a533c98964f569a0be>>
 * @relayHash aa7589adac88ed8764276b3e750f2899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46296d85971b40dac4253db7dbab7fa6482da4f9d867c9cd877ddfb59a6df16e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46296d85971b40dac4253db7dbab7fa6482da4f9d867c9cd877ddfb59a6df16e",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
