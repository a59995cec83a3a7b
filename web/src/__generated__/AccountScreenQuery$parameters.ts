/**
 * @generated SignedSource<<9176b14a3fb93088be922d8e0054168a>>
 * @relayHash 5bd3324375e0bace1c5ede5bef512b15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b30c3b3a707ba9de973321d9ca7ad1a27bcc1eb2a665b4918913589d0fa8659

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b30c3b3a707ba9de973321d9ca7ad1a27bcc1eb2a665b4918913589d0fa8659",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
