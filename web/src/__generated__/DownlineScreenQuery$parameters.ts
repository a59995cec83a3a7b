/**
 * @generated SignedSource<<043de35bc9e76aa18299978a6f77b85a>>
 * @relayHash b4e2b5abdd0c1152b7e571e29c3b371f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d73b7f16e91f4c2cb05745981b97f916ffcb6a76210f4bc265c2f380eb77325b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d73b7f16e91f4c2cb05745981b97f916ffcb6a76210f4bc265c2f380eb77325b",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
