/**
 * @generated SignedSource<<14fc0f2c23b96135fb44f47952c6acc7>>
 * @relayHash 0f217d1a5ad7c8283a915c873affa669
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ee184edbecffcedeee2aa4534df8cbfdad9c79fd96b337774b23d74e3e28032

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownloadScreenQuery } from './DownloadScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownloadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ee184edbecffcedeee2aa4534df8cbfdad9c79fd96b337774b23d74e3e28032",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
