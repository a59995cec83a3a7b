/**
 * @generated SignedSource<<871238d1360bf622171b25e110e6ae8d>>
 * @relayHash cf8b6f675fb0c01cd2063f6e27e78341
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94604b1e69d9031b96db14db70fccd8bda178ee2fef1ebb3f87342a5d4991a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeScreenQuery } from './IncomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<IncomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c94604b1e69d9031b96db14db70fccd8bda178ee2fef1ebb3f87342a5d4991a8",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
