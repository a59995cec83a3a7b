/**
 * @generated SignedSource<<64c65c1c0bcc1caafd24a72b5e54bc62>>
 * @relayHash 0f2698f1d5a20ac2ad3588408080bbfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7541819979ea11de749c5caee70555b666d71ed7c1842cff13dae27b24dc3e82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7541819979ea11de749c5caee70555b666d71ed7c1842cff13dae27b24dc3e82",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
