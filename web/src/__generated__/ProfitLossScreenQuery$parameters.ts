/**
 * @generated SignedSource<<45caca5580a88133c7958c7764e4a49c>>
 * @relayHash f90718a672fa797a72f6011ff66aa247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36fac85258c2642737464fa450457adbf4709690dec556c024e26424936b03be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36fac85258c2642737464fa450457adbf4709690dec556c024e26424936b03be",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
