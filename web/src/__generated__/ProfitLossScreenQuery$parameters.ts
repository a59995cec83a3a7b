/**
 * @generated SignedSource<<aaaee3985075941d5543f1beba6ef060>>
 * @relayHash 456533f00be2990525f4a40306d347e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd683692576350dc6bd014b920ab05a9939e885209a0606aa462c198fe405818

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitLossScreenQuery } from './ProfitLossScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfitLossScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd683692576350dc6bd014b920ab05a9939e885209a0606aa462c198fe405818",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
