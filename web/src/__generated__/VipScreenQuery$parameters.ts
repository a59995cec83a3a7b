/**
 * @generated SignedSource<<20804fce48f2a64b60d68e334beb6a18>>
 * @relayHash e90533572222089165475b0cff9c7d71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c61e0e8e4d21f0685feffabacb9c66d0dedffa2856e8596184a94f3d153b36a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VipScreenQuery } from './VipScreenQuery.graphql';

const node: PreloadableConcreteRequest<VipScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c61e0e8e4d21f0685feffabacb9c66d0dedffa2856e8596184a94f3d153b36a",
    "metadata": {},
    "name": "VipScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
