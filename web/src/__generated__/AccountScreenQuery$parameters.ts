/**
 * @generated SignedSource<<48bd9423104aa70aaced429eed27e6b8>>
 * @relayHash 35f7de20c46c89cc7c3a421318c51950
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eed297ab7f04c0f16a46fa02165b34197cf572ad54a24cbe183be86a301332c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2eed297ab7f04c0f16a46fa02165b34197cf572ad54a24cbe183be86a301332c",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
