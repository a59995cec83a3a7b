/**
 * @generated SignedSource<<af3ca367c18ed587611123704f7563b5>>
 * @relayHash 02f35e399318b405f88080854ac1afac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58fd68a5ec7b20b16136cb86227d65f84d02133e77bc26743b6decc0ef8ca50f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58fd68a5ec7b20b16136cb86227d65f84d02133e77bc26743b6decc0ef8ca50f",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
