/**
 * @generated SignedSource<<6d82df1e8236773177c2dfb89491a734>>
 * @relayHash 4c197a26542c98c891b59ed23e3d112b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 155ac1737e8473412bc73b582aa1f85d3e65608e555f573279b603c9f4c2a1bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "155ac1737e8473412bc73b582aa1f85d3e65608e555f573279b603c9f4c2a1bd",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
