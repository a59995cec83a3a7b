/**
 * @generated SignedSource<<25cc121fd118d521720678ca80c6643d>>
 * @relayHash daf49f18cab004f3d301c3ebd879d072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 637a184bb510e5153ca9f4ef625a726bdb80198427b6268d30a2f013dedd555d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostbackScreenQuery } from './PostbackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostbackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "637a184bb510e5153ca9f4ef625a726bdb80198427b6268d30a2f013dedd555d",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
