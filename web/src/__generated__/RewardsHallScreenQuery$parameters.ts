/**
 * @generated SignedSource<<3e5c7b680476636c62852befed8f418b>>
 * @relayHash f8a4cd48376c312609218f844afaf7d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 887dca4babd68aa6cdbb7fdab9ddea9bfcfd98caa38a23ccf2bcf628e20bf233

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RewardsHallScreenQuery } from './RewardsHallScreenQuery.graphql';

const node: PreloadableConcreteRequest<RewardsHallScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "887dca4babd68aa6cdbb7fdab9ddea9bfcfd98caa38a23ccf2bcf628e20bf233",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
