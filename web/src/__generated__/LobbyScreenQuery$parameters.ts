/**
 * @generated SignedSource<<126817bac3e692078778b3bea5e9042f>>
 * @relayHash 8de212447aab1c022cdb66ad02f61870
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0adcd3696c7867cdb49ed57ca4d82d7566da8f82c8067ee987aa3a3e94f96907

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0adcd3696c7867cdb49ed57ca4d82d7566da8f82c8067ee987aa3a3e94f96907",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
