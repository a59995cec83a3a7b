/**
 * @generated SignedSource<<7ff4fa6a6103ffbe4f4d8dc781e6aaa5>>
 * @relayHash fea690be5976661670398b0e94068114
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb8632db103fc2b325a088f8c1206a08aa92345fe4f4deb15f096210d7e2a478

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownlineScreenQuery } from './DownlineScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownlineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb8632db103fc2b325a088f8c1206a08aa92345fe4f4deb15f096210d7e2a478",
    "metadata": {},
    "name": "DownlineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
