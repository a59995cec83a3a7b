/**
 * @generated SignedSource<<9b1d0ac8304c51e148c774812d481056>>
 * @relayHash b4cde616ed846f3f32f810850d30b8af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83c99f63d602de94f85cfcb21e94e7bfbd4cc68932519ad070a404be16a968a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicationsScreenQuery } from './ApplicationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83c99f63d602de94f85cfcb21e94e7bfbd4cc68932519ad070a404be16a968a1",
    "metadata": {},
    "name": "ApplicationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
