/**
 * @generated SignedSource<<7b6ee9c6c199c0db673e70410d4d9e37>>
 * @relayHash 4196f115bf0fe7f13c5f4c20d90f927a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c538f774ade9561b0b45a91ea19d516520a2f858c961eab1d81b0a16d827704

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c538f774ade9561b0b45a91ea19d516520a2f858c961eab1d81b0a16d827704",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
