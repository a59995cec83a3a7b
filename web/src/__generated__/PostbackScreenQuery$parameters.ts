/**
 * @generated SignedSource<<2cbc22448ba4299fd5c363368ce9ab6e>>
 * @relayHash 3f5011738ea0a85799b9d768f23d9f8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff2944630c0aaa24f37d91bfa9b2d71af3d114120873698df37f76f236b6b52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostbackScreenQuery } from './PostbackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostbackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ff2944630c0aaa24f37d91bfa9b2d71af3d114120873698df37f76f236b6b52",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
