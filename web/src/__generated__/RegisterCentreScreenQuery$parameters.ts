/**
 * @generated SignedSource<<b292ad747c37edf2429c1ef839b7b9e0>>
 * @relayHash 2b4f172b88253c9fb68b313b657eff16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96aba2b79fd191efa670a6333771499d2cb874db063bd183c35278ec69250eff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterCentreScreenQuery } from './RegisterCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96aba2b79fd191efa670a6333771499d2cb874db063bd183c35278ec69250eff",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
