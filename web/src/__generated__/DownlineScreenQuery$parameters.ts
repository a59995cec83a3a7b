/**
 * @generated SignedSource<<2231f5a76dd5abda3990534ae92c1569>>
 * @relayHash 19cd3bec3af476d4bc3bc90e731df54f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96f9e33b20668cae357423426b07f1cb87c09f9c0ed5988ab28809ea69633b6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96f9e33b20668cae357423426b07f1cb87c09f9c0ed5988ab28809ea69633b6c",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
