/**
 * @generated SignedSource<<e488f50a3c361b47256d1245ac14bcc8>>
 * @relayHash a34f99f7f60e5354933ffa708f92cf2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af9484928bfd8cd088a838797764dad4052d6c5e89121b9b11ec6e8c3b6bda55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpOverHomeQuery } from './HelpOverHomeQuery.graphql';

const node: PreloadableConcreteRequest<HelpOverHomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af9484928bfd8cd088a838797764dad4052d6c5e89121b9b11ec6e8c3b6bda55",
    "metadata": {},
    "name": "HelpOverHomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
