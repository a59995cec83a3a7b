/**
 * @generated SignedSource<<0af081108817d454f48c6c70537c0691>>
 * @relayHash 77d4e1073fce2e57fcc6dffb929e84e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 048c8726f9cd2abdf845775165617201aab24dea5f4449251438498b5079f712

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInScreenQuery } from './SignInScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "048c8726f9cd2abdf845775165617201aab24dea5f4449251438498b5079f712",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
