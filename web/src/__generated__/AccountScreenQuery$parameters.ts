/**
 * @generated SignedSource<<bc4826a9238f7d212e147b8bb55b7788>>
 * @relayHash e370e78c8b8611ca987d9fffe240e7c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 974579ad51c5a30db8510db13cc9d7bdc0a6cb2aabc7c4be668998c4b08b834b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "974579ad51c5a30db8510db13cc9d7bdc0a6cb2aabc7c4be668998c4b08b834b",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
