/**
 * @generated SignedSource<<2de76af0bf4b0501dab6f36e9d596797>>
 * @relayHash 50aa3dee0cf51f410cf62a284e5807da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 770d2370714facac6243be900f5d83298961235c673cd24b72600331e80a887c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "770d2370714facac6243be900f5d83298961235c673cd24b72600331e80a887c",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
