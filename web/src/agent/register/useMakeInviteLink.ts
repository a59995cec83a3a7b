import { useRef } from "react";
import { graphql, readInlineData, useRelayEnvironment } from "react-relay";
import type { useMakeInviteLink_agent$key } from "../../__generated__/useMakeInviteLink_agent.graphql.ts";
import type {
  CreateInviteLinkInput,
  useMakeInviteLinkMutation,
} from "../../__generated__/useMakeInviteLinkMutation.graphql.ts";
import { loadChunk } from "../../browser/loadChunk.ts";
import { type FormAfter, formAfter, type SentForm } from "../../change/formAfter.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { unreachable } from "../../relay/unreachable.ts";

const linksOf = (agent: useMakeInviteLink_agent$key) =>
  readInlineData(
    graphql`
      fragment useMakeInviteLink_agent on Agent @inline @throwOnFieldError {
        inviteLinks {
          id
          label
          kind
          rebate
          expiresAt
        }
      }
    `,
    agent,
  ).inviteLinks;

interface Content {
  readonly label?: string | null;
  readonly kind: string | null;
  readonly rebate: string;
  readonly expiresAt?: string | null;
}

/** The same text for two links that one form would make. */
const contentOf = ({ label, kind, rebate, expiresAt }: Content) =>
  JSON.stringify([label ?? "", kind, Number(rebate), expiresAt ? Date.parse(expiresAt) : null]);

interface Options<Values> {
  input: (values: Values) => CreateInviteLinkInput;
  onDone: (form: FormAfter<Values>) => void;
}

/**
 * Makes an invitation link, as a form's `onSubmit`. The platform takes no idempotency key for links. So when a request was
 * not answered, the next equal one first looks whether its link is there.
 */
export function useMakeInviteLink<Values>(agent: useMakeInviteLink_agent$key, { input, onDone }: Options<Values>) {
  const environment = useRelayEnvironment();
  /** A request that was not answered, with the links of the time before it. */
  const lost = useRef<{ content: string; before: ReadonlySet<string> }>(null);
  const send = useFormChange<useMakeInviteLinkMutation, Values>(
    graphql`
      mutation useMakeInviteLinkMutation($input: CreateInviteLinkInput!) {
        createInviteLink(input: $input) {
          agent {
            ...InviteLinks_agent
            ...useMakeInviteLink_agent
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: (values) => ({ input: input(values) }),
      onRefused() {
        lost.current = null;
      },
      onDone(_response, _values, form) {
        lost.current = null;
        onDone(form);
      },
    },
  );

  /** Reads the links again, and returns whether the lost request has made its link. */
  const isMade = async ({ content, before }: NonNullable<typeof lost.current>) => {
    const { readLinks } = await loadChunk(() => import("./readLinks.ts"));
    const now = await readLinks(environment);
    return (now ? linksOf(now) : []).some((link) => !before.has(link.id) && contentOf(link) === content);
  };

  return async (values: Values, form: SentForm<Values>) => {
    const content = contentOf(input(values));
    if (lost.current?.content === content) {
      try {
        if (await isMade(lost.current)) {
          lost.current = null;
          form.setStatus(undefined);
          onDone(formAfter(form, values));
          return;
        }
      } catch {
        form.setStatus(unreachable);
        return;
      }
    } else lost.current = { content, before: new Set(linksOf(agent).map(({ id }) => id)) };
    await send(values, form);
  };
}
