/**
 * @generated SignedSource<<8b8799acc831048597d0309c7a33e25a>>
 * @relayHash bc89023921a1629c9f350997e534eee3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 613110c524819e85a43f774c4829d54d339b30555a99e58a47048967090a5902

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "613110c524819e85a43f774c4829d54d339b30555a99e58a47048967090a5902",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
