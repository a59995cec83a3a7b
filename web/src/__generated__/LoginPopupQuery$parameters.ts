/**
 * @generated SignedSource<<c22e552b3e45d1241bc7c985fec21047>>
 * @relayHash 18a8f280745dcfaf582a733ba97179ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ae5719e446822d765dc0e24deda7ddfaa2822d24a8dbbc2add4aea2896ae383

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPopupQuery } from './LoginPopupQuery.graphql';

const node: PreloadableConcreteRequest<LoginPopupQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ae5719e446822d765dc0e24deda7ddfaa2822d24a8dbbc2add4aea2896ae383",
    "metadata": {},
    "name": "LoginPopupQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
