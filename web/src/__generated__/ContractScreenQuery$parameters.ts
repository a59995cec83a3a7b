/**
 * @generated SignedSource<<5687f4da6f1f94a2e6706d62dfc9989e>>
 * @relayHash 242184db6e3b16626eb5ec13d4d59a63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05533004c56b6bfb6fd61edfe8096433416c7346739b54abfd10ed4fba0d3969

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractScreenQuery } from './ContractScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContractScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05533004c56b6bfb6fd61edfe8096433416c7346739b54abfd10ed4fba0d3969",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
