/**
 * @generated SignedSource<<8a1edab835721bff3a748137d217cf04>>
 * @relayHash e4d5e239710b617b0279f054d79e64cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f1e418900e1cd2d37c1257e71a087283a4c26155fea120fc1f7c9c115c7198d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f1e418900e1cd2d37c1257e71a087283a4c26155fea120fc1f7c9c115c7198d",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
