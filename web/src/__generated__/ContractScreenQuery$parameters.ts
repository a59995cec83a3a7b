/**
 * @generated SignedSource<<682aa2e5be6c5c2658c5ac47a8c46b7e>>
 * @relayHash 34e91677f1a2329d502b7edd8c262218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 096a116a5944d007418eeef82cc48133ab1db45fea09f913e267f8da0ab15b11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "096a116a5944d007418eeef82cc48133ab1db45fea09f913e267f8da0ab15b11",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
