/**
 * @generated SignedSource<<c95a210daeb271ddc0b8eb81a605f995>>
 * @relayHash 061b821a15471a349ccd5b27df3668ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb944e423e2328abb08e5a1b8a776ab9e33b3e7bc8570c9ce354f9f8fcba789b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb944e423e2328abb08e5a1b8a776ab9e33b3e7bc8570c9ce354f9f8fcba789b",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
