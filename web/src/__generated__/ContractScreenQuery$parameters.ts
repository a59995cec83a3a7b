/**
 * @generated SignedSource<<1eb06525e37cac83b89123348f7e01a6>>
 * @relayHash 6d788ed8a8109abcb5fef6c0c9068f4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e288dbcef21039189de7c95c3c91ded641c196c02ae0f00ba1f27f8cf688b9b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e288dbcef21039189de7c95c3c91ded641c196c02ae0f00ba1f27f8cf688b9b0",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
