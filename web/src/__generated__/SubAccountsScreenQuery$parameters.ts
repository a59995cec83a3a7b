/**
 * @generated SignedSource<<11967f5c9e3d14c5cd47c6814dc2a211>>
 * @relayHash b652c7d9d0510ad63b3236c9242d28ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 766bb02db3fa7e4de8e1493bf7d9cd88f3937dda977beebf2275a7e1e94cffe3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubAccountsScreenQuery } from './SubAccountsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubAccountsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "766bb02db3fa7e4de8e1493bf7d9cd88f3937dda977beebf2275a7e1e94cffe3",
    "metadata": {},
    "name": "SubAccountsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
