/**
 * @generated SignedSource<<066e044f30a5f9efbdb6c0fd762bb6af>>
 * @relayHash 0fca3668693892bca378acd1ae9c6ec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29ae1a830a8e49845383b61a43951f43f357f6fcaaecdd8a78599393ea362a94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeScreenQuery } from './IncomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<IncomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29ae1a830a8e49845383b61a43951f43f357f6fcaaecdd8a78599393ea362a94",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
