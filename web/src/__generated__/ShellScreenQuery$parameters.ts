/**
 * @generated SignedSource<<f2047356e1783a07be013a098d796c81>>
 * @relayHash beb942b23a4c59031761577e7f87d62c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008efc795af6878ee400aa8e330c431c66045f2fb292e2b6120ea1c2aaf7edb8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "008efc795af6878ee400aa8e330c431c66045f2fb292e2b6120ea1c2aaf7edb8",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
