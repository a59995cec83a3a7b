/**
 * @generated SignedSource<<473e660a6ff449469aa27173c16b96a2>>
 * @relayHash 6bf563e4565c8b00a2bb1d482eb67d47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9d7c1da458edcfa72b610ff919bef5c2bf8ed74639bda46e16e078f749b5bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b9d7c1da458edcfa72b610ff919bef5c2bf8ed74639bda46e16e078f749b5bd",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
