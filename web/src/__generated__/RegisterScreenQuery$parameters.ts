/**
 * @generated SignedSource<<798676be2d346e0a459aab2bf0ef9a27>>
 * @relayHash cf4aa3bb60caee0c694429606c928e1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0685efa25dc0fff3896d85575d0f464e9ddea26bb0652fb4abcc039f5f283b11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0685efa25dc0fff3896d85575d0f464e9ddea26bb0652fb4abcc039f5f283b11",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
