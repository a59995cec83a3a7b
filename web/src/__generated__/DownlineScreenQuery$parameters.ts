/**
 * @generated SignedSource<<7f9117721e127c00967645e6638d7133>>
 * @relayHash 9c5debd8ac629c6092f36142cadaaa5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18fc71f16b8ee54c99b3971d04a88620b0836235b2daa6e4a437b8d4daea0747

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18fc71f16b8ee54c99b3971d04a88620b0836235b2daa6e4a437b8d4daea0747",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
