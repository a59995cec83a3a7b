/**
 * @generated SignedSource<<5a4783d6de7e715049db47b76f9522a8>>
 * @relayHash cbf6fffd6b36c21aa684232f0b2d3ea0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 763673762691f24bb4db77152aeff5f8e49c6cb894f14b485d021091b20d73c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeScreenQuery } from './IncomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<IncomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "763673762691f24bb4db77152aeff5f8e49c6cb894f14b485d021091b20d73c3",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
