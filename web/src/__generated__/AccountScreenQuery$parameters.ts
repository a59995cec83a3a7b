/**
 * @generated SignedSource<<1c84c23a7088e1d68168bdb3f02c3f8e>>
 * @relayHash 3b0baaabcecdd17ae6d210b3f9ca83f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5b975c5fb3cb92bf8702370ab57fd1307b33e01008461540752b2de89ab987

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d5b975c5fb3cb92bf8702370ab57fd1307b33e01008461540752b2de89ab987",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
