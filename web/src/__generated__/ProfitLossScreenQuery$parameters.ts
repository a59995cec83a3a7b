/**
 * @generated SignedSource<<9066078dc3276139054bdedd0bcf85c4>>
 * @relayHash 382cddf617adcaa8cc13331a9eaab403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beee6d2dddee9e0441f1cd17a656b6757de704683fa940f17e4278fbafcc84a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "beee6d2dddee9e0441f1cd17a656b6757de704683fa940f17e4278fbafcc84a3",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
