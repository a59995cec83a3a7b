/**
 * @generated SignedSource<<78f10f2d62dd57f4847306cf02f5c322>>
 * @relayHash fff34f494d4d2c354e1ec00ab9bb3661
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae7f4bae02410fa19b1f8c7f3326643b44953234cdcd7c8c8eb15cc80f25217d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpOverHomeQuery } from './HelpOverHomeQuery.graphql';

const node: PreloadableConcreteRequest<HelpOverHomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae7f4bae02410fa19b1f8c7f3326643b44953234cdcd7c8c8eb15cc80f25217d",
    "metadata": {},
    "name": "HelpOverHomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
