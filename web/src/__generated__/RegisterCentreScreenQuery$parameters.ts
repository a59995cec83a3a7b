/**
 * @generated SignedSource<<ebf4b0beb5efd4e20451f50bf019627a>>
 * @relayHash 2fccfc0898ba3cb50975ddc71a1c79ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93c0b04048c12b1f2bfe49e2e0b2ba269a6b2c1f599c160d75bdd8bc30821256

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterCentreScreenQuery } from './RegisterCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93c0b04048c12b1f2bfe49e2e0b2ba269a6b2c1f599c160d75bdd8bc30821256",
    "metadata": {},
    "name": "RegisterCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
