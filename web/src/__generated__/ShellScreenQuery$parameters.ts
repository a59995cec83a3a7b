/**
 * @generated SignedSource<<82d44f9a0b6d9d1cffc235e60e9db7af>>
 * @relayHash c37818ee477b0ff324b66b6baa2d8182
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 761f564d819ffff778813535c34837b50fde736016fb36ca6fedf6a3e3699530

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "761f564d819ffff778813535c34837b50fde736016fb36ca6fedf6a3e3699530",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
