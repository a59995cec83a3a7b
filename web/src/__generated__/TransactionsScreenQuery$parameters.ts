/**
 * @generated SignedSource<<5f8abca04e16a15f2d117c993de3e5aa>>
 * @relayHash a9ca14f1dce222f6acb1f80238633638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db1c37ec031331de7cc94f6b0d6fd6ffabcc931b61217760efdd75046942c597

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db1c37ec031331de7cc94f6b0d6fd6ffabcc931b61217760efdd75046942c597",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
