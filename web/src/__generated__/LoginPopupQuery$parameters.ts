/**
 * @generated SignedSource<<19760780c99f1f7f61f8992c73be5285>>
 * @relayHash 3829a97b87571f1ea2d81bf96c57fb2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e47c6f710e98eee43858f48d74a93aeb0de247f55e5640be39901eeb7fd28b45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e47c6f710e98eee43858f48d74a93aeb0de247f55e5640be39901eeb7fd28b45",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
