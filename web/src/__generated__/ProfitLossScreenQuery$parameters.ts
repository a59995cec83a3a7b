/**
 * @generated SignedSource<<146779ea89f92d9c44264d55580864ba>>
 * @relayHash 2490e66380631dd87adfd7963bbd4cdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7fcf70057bbd6b896edec38170a6f1e1a1893c4dd0174a58707e49760e997a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7fcf70057bbd6b896edec38170a6f1e1a1893c4dd0174a58707e49760e997a8",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
