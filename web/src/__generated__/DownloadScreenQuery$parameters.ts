/**
 * @generated SignedSource<<6dd68a1b4991076ec850784315532ef0>>
 * @relayHash 2950877646ff27b529b75f1e14fa02ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d63f2a162b682c63591a44a98da4008650598b237403e1e938590dccbb1f4d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownloadScreenQuery } from './DownloadScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownloadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d63f2a162b682c63591a44a98da4008650598b237403e1e938590dccbb1f4d2",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
