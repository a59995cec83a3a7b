/**
 * @generated SignedSource<<282b0889cab263e5bb9a5ab2b59967bd>>
 * @relayHash b44d7003cffb3f36da5121a5daddec75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a45ecac20693c86d3b8d4d4550d82b0b8c173250f90cbb62501ff41299154f0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a45ecac20693c86d3b8d4d4550d82b0b8c173250f90cbb62501ff41299154f0c",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
