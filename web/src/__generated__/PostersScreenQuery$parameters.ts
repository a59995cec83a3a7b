/**
 * @generated SignedSource<<14f10b01d6729b7d8ea20cf0633782cf>>
 * @relayHash be0c1e4ee9304492772ef93730f170f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd05987049d2f8fed7f2e5b25f559b7971176e1497f205d00175932f4c1fc40d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostersScreenQuery } from './PostersScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd05987049d2f8fed7f2e5b25f559b7971176e1497f205d00175932f4c1fc40d",
    "metadata": {},
    "name": "PostersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
