/**
 * @generated SignedSource<<1c38a30953090c68a4dc57480d81dd03>>
 * @relayHash fde791fa54dec4d860650c6b04c7c666
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cbee7a5ffe01c5cad8bc03bd24b307ec9b036818023202798b5ff9344404766

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cbee7a5ffe01c5cad8bc03bd24b307ec9b036818023202798b5ff9344404766",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
