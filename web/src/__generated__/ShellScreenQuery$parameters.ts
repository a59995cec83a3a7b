/**
 * @generated SignedSource<<30978e40bff51f959d0f22d55c68711a>>
 * @relayHash f5d6e612e7e3f23bc913cb79f3f65ef6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6324dec1db051f75605c0d85a72e11dda954032e5eb6d7cb20dab47238ceb0ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6324dec1db051f75605c0d85a72e11dda954032e5eb6d7cb20dab47238ceb0ad",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
