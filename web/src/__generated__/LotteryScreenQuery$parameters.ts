/**
 * @generated SignedSource<<45f24e29be512cd0d051362ca35364f5>>
 * @relayHash 904f5ff1ef68627b7f078917c9dd47f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb72da84db16a3aec3acc48116eb0338f70dcb999e78c9b4d71b5480a8101937

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb72da84db16a3aec3acc48116eb0338f70dcb999e78c9b4d71b5480a8101937",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
