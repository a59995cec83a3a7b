/**
 * @generated SignedSource<<4d4d53f8f6388832509895ab9643d93d>>
 * @relayHash 481e1578b74e87ac02c96c956553d7a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 773bd0bda68ed1d6a4da4f22bc690de971ccefccb2b7b769ae81670a71ac23f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "773bd0bda68ed1d6a4da4f22bc690de971ccefccb2b7b769ae81670a71ac23f9",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
