/**
 * @generated SignedSource<<d27b3cd6c266685058603a4225330a7f>>
 * @relayHash 180d801e10b971e268f31ed84110efc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ea603479f8de08d832246a25632d868ef9f0813f3186bd6833d72049b821c7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ea603479f8de08d832246a25632d868ef9f0813f3186bd6833d72049b821c7a",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
