/**
 * @generated SignedSource<<8a36ad9718c6c0cd5577b7b2b8cf868f>>
 * @relayHash c028a98680aa7a46ad688b35eaaa921f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c22467cab62c384ba8cc213fb7896945f6fcaa7af0f9abf96066cfefe1cf6031

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterCentreScreenQuery } from './RegisterCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c22467cab62c384ba8cc213fb7896945f6fcaa7af0f9abf96066cfefe1cf6031",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
