/**
 * @generated SignedSource<<cbf464bc5a36f040771c4730dde08d4c>>
 * @relayHash b0ad5b55e5d929c9b0faaf8879466aa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9628da90ffb1504fa3dca2ba2297df47fe04cf790be54ffbf78fb5573eef0774

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterCentreScreenQuery } from './RegisterCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9628da90ffb1504fa3dca2ba2297df47fe04cf790be54ffbf78fb5573eef0774",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
