/**
 * @generated SignedSource<<535ca1d7dfea4a5d62b5fdc98296d542>>
 * @relayHash 431eaa28cd5485188fba51cade16c596
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a49506c28ad4c15a393b5aecb5a018ddbd7858d06d1e74a4ddaeec9cd480c67d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a49506c28ad4c15a393b5aecb5a018ddbd7858d06d1e74a4ddaeec9cd480c67d",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
