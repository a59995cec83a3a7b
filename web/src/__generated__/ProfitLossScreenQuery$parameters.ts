/**
 * @generated SignedSource<<3a7b1c4593d93d0bf8d40b243cc75ac5>>
 * @relayHash 720cc8cdd189e57c3c4f6b3d67352a53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa28b12d71a34ab1fc91a48ff705ee4fc9c717553b2d3ea801e8ef067a6d160

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fa28b12d71a34ab1fc91a48ff705ee4fc9c717553b2d3ea801e8ef067a6d160",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
