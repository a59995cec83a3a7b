/**
 * @generated SignedSource<<ce1da63e4ea4f89d2a19439db28b0337>>
 * @relayHash 7ac56049c32b562471f331e10d229145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d74d076c7e2de74a4c474a58960c8fcbe000cf7d5c80b11e2d30c14984b0bd8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d74d076c7e2de74a4c474a58960c8fcbe000cf7d5c80b11e2d30c14984b0bd8e",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
