/**
 * @generated SignedSource<<7e61cad695048ae7cda4cd49d0f6415b>>
 * @relayHash 7aa5424b75d94f968ce3e74b1c921f0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b1444f588e9ae73a70ef2c1bd2121f0d3e09fa28b4454b74c209ba8378de14a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b1444f588e9ae73a70ef2c1bd2121f0d3e09fa28b4454b74c209ba8378de14a",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
