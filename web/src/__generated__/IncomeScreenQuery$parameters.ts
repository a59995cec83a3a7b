/**
 * @generated SignedSource<<1fc219d75e452ce086b34def0932d20c>>
 * @relayHash 7d60931aaa99428b507981079c30cf1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df2aba233cb96f0ff0a880ed94451643ff6e2a7a79a3c4f417af1fd72f50e8cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeScreenQuery } from './IncomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<IncomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df2aba233cb96f0ff0a880ed94451643ff6e2a7a79a3c4f417af1fd72f50e8cd",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
