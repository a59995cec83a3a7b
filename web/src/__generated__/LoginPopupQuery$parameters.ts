/**
 * @generated SignedSource<<fb1c63667f346efaf3e94bd5fb983bcd>>
 * @relayHash 8a58dcc94331b72e631e53d0834112e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9f8c8780b04540b03af40b48f35f2e5be0a8732e8b088739e74e785a606a098

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9f8c8780b04540b03af40b48f35f2e5be0a8732e8b088739e74e785a606a098",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
