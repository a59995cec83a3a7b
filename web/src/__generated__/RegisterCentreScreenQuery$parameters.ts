/**
 * @generated SignedSource<<ca13d4f92d6682706b9ffd6d76621465>>
 * @relayHash 9c203fd5c76d9a204cbd335af3c65db6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6652d04599247353a2314ae255cd5f810a74e3b58ad3b14ac2db761541bae6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterCentreScreenQuery } from './RegisterCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6652d04599247353a2314ae255cd5f810a74e3b58ad3b14ac2db761541bae6a",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
