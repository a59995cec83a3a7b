/**
 * @generated SignedSource<<384d5cf6c37b93efac39eedd1fb0c3b9>>
 * @relayHash 3f8ab90f85cd9f3b429733a2eca4346b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2f1c09edeebb3eda17eec6e733fa56188033f78dbfaaca1c32cc98e07ba2237

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeScreenQuery } from './IncomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<IncomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2f1c09edeebb3eda17eec6e733fa56188033f78dbfaaca1c32cc98e07ba2237",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
