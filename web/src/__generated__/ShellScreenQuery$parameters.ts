/**
 * @generated SignedSource<<35dd58a4d88cf57b26ec36f70fafc656>>
 * @relayHash 2ab3654143964c4a31f72251cee961a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42fca506f740f88aabbd559a7304d87cae1ca0a167f5667d9b702d29a15b8c54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42fca506f740f88aabbd559a7304d87cae1ca0a167f5667d9b702d29a15b8c54",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
