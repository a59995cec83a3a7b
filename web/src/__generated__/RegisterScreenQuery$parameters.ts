/**
 * @generated SignedSource<<5798b4ff47501c5afca7ab977cf509d8>>
 * @relayHash a137055d7d610ea61e0ff748fceabfa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bed1b62367f096837d238bd3d8b3d727b42e4060ce7cdf7601fb8537a90e47ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bed1b62367f096837d238bd3d8b3d727b42e4060ce7cdf7601fb8537a90e47ca",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
