/**
 * @generated SignedSource<<a97b8d48280614f3ca6d64740befd3e8>>
 * @relayHash ca74e365c39204788b31cfb7817bd6de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8f49d52249ef753b9305a0e03cf2f3df0e4e055eca78cabb041aca771d17064

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterCentreScreenQuery } from './RegisterCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8f49d52249ef753b9305a0e03cf2f3df0e4e055eca78cabb041aca771d17064",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
