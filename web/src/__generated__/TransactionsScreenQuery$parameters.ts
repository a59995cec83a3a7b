/**
 * @generated SignedSource<<600162486457c69120e589f4e0cc83a8>>
 * @relayHash 3ba642742846ab522b760298839489f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb1af3151b448683ab1b3494b2a9ca0c233fcfc82efd8e3f87bec6179f290267

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb1af3151b448683ab1b3494b2a9ca0c233fcfc82efd8e3f87bec6179f290267",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
