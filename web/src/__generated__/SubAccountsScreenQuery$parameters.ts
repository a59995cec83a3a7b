/**
 * @generated SignedSource<<104526bd9e3832b38e76cb877549ef0b>>
 * @relayHash 01ca2e87566108a3d0bd84b3db6011ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270dbe24573fe329961894633c86168cdd3fc23cb5850aec9414e86e90b58ce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubAccountsScreenQuery } from './SubAccountsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubAccountsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "270dbe24573fe329961894633c86168cdd3fc23cb5850aec9414e86e90b58ce3",
    "metadata": {},
    "name": "SubAccountsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
