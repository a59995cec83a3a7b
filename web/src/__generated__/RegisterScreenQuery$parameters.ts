/**
 * @generated SignedSource<<c0bafcb2479172faaffb7b6aa11683c2>>
 * @relayHash 839c22b1c6c946487eecf662cecc778e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3de1ffd6f1d4390801845ca96e2c75dd8f3852d39ec6d28466f19360f499d663

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3de1ffd6f1d4390801845ca96e2c75dd8f3852d39ec6d28466f19360f499d663",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
