/**
 * @generated SignedSource<<8ee6b81d68405e0d7f308544353ea743>>
 * @relayHash 731d36daeef1c6c0b35709ca86feda82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d255c09ea0393ef1723f21a7d6c0352d8dcf3106a8b7d1a2aa1751eb34d5fc99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d255c09ea0393ef1723f21a7d6c0352d8dcf3106a8b7d1a2aa1751eb34d5fc99",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
