/**
 * @generated SignedSource<<7253b59fabad1f3ea5e463f529d0969b>>
 * @relayHash 3089eeafcefee46605813666d0f0ce74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7389c90abee2551371776c726d382df779ce810960c0c7b5cea5d772f477781

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostbackScreenQuery } from './PostbackScreenQuery.graphql';

const node: PreloadableConcreteRequest<PostbackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7389c90abee2551371776c726d382df779ce810960c0c7b5cea5d772f477781",
    "metadata": {},
    "name": "PostbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
