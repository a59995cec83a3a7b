/**
 * @generated SignedSource<<26b4152c934fd59cbec3e1a9f53af559>>
 * @relayHash 2606bac6dd8db0ca085e2ce3981816fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 642d82d37ee2a749c0836142916412617568d848523563f76a5336915912eced

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeScreenQuery } from './IncomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<IncomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "642d82d37ee2a749c0836142916412617568d848523563f76a5336915912eced",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
