/**
 * @generated SignedSource<<6a443e2f63e574d4616d771908878c1f>>
 * @relayHash 22fbfcb71e340af3609c01bbf60759aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361aa2453cc75a2c94f5ecb45b7b71774b6f458faeaaa7f11c13d821855264c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "361aa2453cc75a2c94f5ecb45b7b71774b6f458faeaaa7f11c13d821855264c8",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
