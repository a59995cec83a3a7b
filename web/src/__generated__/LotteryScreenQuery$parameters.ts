/**
 * @generated SignedSource<<8d196e875944c0811c2583160ae7dcc4>>
 * @relayHash 22ba025df6956452fee058a0aac93191
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6494d7ca90381f7363c4c2ac86d36114521433047acab585960585d86d61d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LotteryScreenQuery } from './LotteryScreenQuery.graphql';

const node: PreloadableConcreteRequest<LotteryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e6494d7ca90381f7363c4c2ac86d36114521433047acab585960585d86d61d1",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
