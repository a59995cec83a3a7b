/**
 * @generated SignedSource<<438c32a16c0959abb2a70994b664f55d>>
 * @relayHash 06ed842954fefb53af50f81ece68d381
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7411db3bccbc8ab0efb47bac8d9c19ca46a487b6c77986fc70d72d2d8db8107b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7411db3bccbc8ab0efb47bac8d9c19ca46a487b6c77986fc70d72d2d8db8107b",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
