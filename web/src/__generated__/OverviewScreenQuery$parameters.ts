/**
 * @generated SignedSource<<3e1262b1add5eccd29859117ebb1255b>>
 * @relayHash 7c574b664f8034d03f3a2dd815d92c04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 740e086601bc6370bbb3f333ef80e2a69ed63266d9df859cfe11c083ba6cf5e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OverviewScreenQuery } from './OverviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<OverviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "740e086601bc6370bbb3f333ef80e2a69ed63266d9df859cfe11c083ba6cf5e0",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
