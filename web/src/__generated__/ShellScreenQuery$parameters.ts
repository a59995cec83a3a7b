/**
 * @generated SignedSource<<59706346031dde8661cfcbdc9cf86c48>>
 * @relayHash ec942ac1845395e8b5e4ad0d33b401bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2536cf14a10f8b77f746e094d91df3da2ed24c7d907be0a7d785e303f631a7d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2536cf14a10f8b77f746e094d91df3da2ed24c7d907be0a7d785e303f631a7d3",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
