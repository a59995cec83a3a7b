/**
 * @generated SignedSource<<583a4deaac6e30dd45735cc3c18eb02f>>
 * @relayHash 9953cf63052c8e6eea7222dffb5f9c17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 694d325ef2dc731e84c63880ca146d6d0ceae3c2e8e701cb877483244dbd5213

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "694d325ef2dc731e84c63880ca146d6d0ceae3c2e8e701cb877483244dbd5213",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
