/**
 * @generated SignedSource<<3cb67ee8fced053f1759dc25dcab6699>>
 * @relayHash a081264908ab3f4487dbd73f1a264e7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7de64906ce6786b139a609641d2a7337600fb1522f11577601b5332b520e1f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsScreenQuery } from './RequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7de64906ce6786b139a609641d2a7337600fb1522f11577601b5332b520e1f1",
    "metadata": {},
    "name": "RequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
