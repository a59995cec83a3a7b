/**
 * @generated SignedSource<<939c284a2d57569018b716b87f8ff0db>>
 * @relayHash 45a68bbf828461905bd80c9a55db80f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f32bc6a867ba83565f9f20db327de6b6cc6a8b9f80aa440284ac229074598cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f32bc6a867ba83565f9f20db327de6b6cc6a8b9f80aa440284ac229074598cb",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
