/**
 * @generated SignedSource<<8b539ffae6c9ce03c4f3e2fe8c76c9ec>>
 * @relayHash 4bc83f8f54e19b762b44f106ac914de5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc6c3e09c6becbb0c025fc52e2e1a06edac0db9385791e0d059c03373cc453ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc6c3e09c6becbb0c025fc52e2e1a06edac0db9385791e0d059c03373cc453ed",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
