/**
 * @generated SignedSource<<df3acb30404dbf1c4ddf7a38f2b0ad25>>
 * @relayHash 479b8b6a94e3ac51f9551f7e3e5734fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3869ff03f212fe1eae2f46db8babac5842496bffeb02fdf94915e0b41ccfb776

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionsScreenQuery } from './TransactionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TransactionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3869ff03f212fe1eae2f46db8babac5842496bffeb02fdf94915e0b41ccfb776",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
