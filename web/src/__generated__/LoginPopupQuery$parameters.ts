/**
 * @generated SignedSource<<5ee6ccd39c3c6c36de2bc00d369e8c11>>
 * @relayHash f811fbcb16f9a56155e4e466afde80a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d19359a13d5e1223ccdcabe202ecabfc3a278c3be2a2bc2f7da30f1d5e4f6265

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d19359a13d5e1223ccdcabe202ecabfc3a278c3be2a2bc2f7da30f1d5e4f6265",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
