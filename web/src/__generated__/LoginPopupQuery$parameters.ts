/**
 * @generated SignedSource<<44d8c1571ec4d21ee18cf111472bedae>>
 * @relayHash e19285d6782b7ac54c910508a8ee73be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fea2035131375a70ed0e51c0d15354fa9b812c268dcd2e87eae9a69c293a6ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fea2035131375a70ed0e51c0d15354fa9b812c268dcd2e87eae9a69c293a6ee",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
