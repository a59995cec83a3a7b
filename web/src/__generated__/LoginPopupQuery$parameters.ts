/**
 * @generated SignedSource<<1fe2d54c6c004e4e5a2ade1f90a7d568>>
 * @relayHash ba2a81a9835d7f7113cbbfd9f0743a89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4acbb1be385af548062fe9883d8ffffd2c565a1f4f5942601d71f84a08912bad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4acbb1be385af548062fe9883d8ffffd2c565a1f4f5942601d71f84a08912bad",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
