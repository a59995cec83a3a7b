/**
 * @generated SignedSource<<50008532584ad1731fd22a652394ae72>>
 * @relayHash bbd836f8e0021bdd453e85d9143c7216
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc3438067d809fe41d369367724f5ee568a864bc5947e21804bf85f2e2ca79a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc3438067d809fe41d369367724f5ee568a864bc5947e21804bf85f2e2ca79a2",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
