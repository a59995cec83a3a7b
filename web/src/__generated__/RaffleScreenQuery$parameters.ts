/**
 * @generated SignedSource<<23c1506d9aefb351043eba77ca3994c5>>
 * @relayHash f3c807bd1aae0e419017ced39ed098d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dae2033f91bd55119306f08b51693a7865cb3ba27d9df7c63fcf40555153666

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RaffleScreenQuery } from './RaffleScreenQuery.graphql';

const node: PreloadableConcreteRequest<RaffleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dae2033f91bd55119306f08b51693a7865cb3ba27d9df7c63fcf40555153666",
    "metadata": {},
    "name": "RaffleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
