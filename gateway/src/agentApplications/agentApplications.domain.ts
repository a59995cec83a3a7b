import type { AgentApplicationsArgs } from "../__generated__/types.ts";
import { badInput, platformValue } from "../errors/atriumError.ts";
import { mutate, sameNames } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import { requireKey } from "../graph/requireKey.ts";
import { recordField } from "../paging/recordField.ts";
import { feedbackUpstream } from "../support/feedback.upstream.ts";
import { applicationsUpstream } from "./agentApplications.upstream.ts";

const keyOf = (id: string) => requireKey("AgentApplication", id);

/** Applications to become an agent. */
export const agentApplications: Domain = {
  name: "agentApplications",
  resolvers: [
    {
      Member: { agentApplication: (_, __, { upstream }) => upstream(applicationsUpstream).own() },
      Agent: {
        applications: recordField(
          "applications",
          ({ state }: AgentApplicationsArgs) => ({ state: platformValue("state", state) }),
          ({ upstream }) => upstream(applicationsUpstream).list,
        ),
      },
      Mutation: {
        applyAsAgent: (_, { input }, { upstream, language }) =>
          mutate(
            {
              language,
              fields: {
                ...sameNames("contact", "channels", "message"),
                volume: ["expectedPlayers"],
                content: ["message"],
              },
            },
            async () => {
              const { expectedPlayers, contact, channels, message } = input;
              if (expectedPlayers === "UNKNOWN") throw badInput("`expectedPlayers` must be a value of the platform.");
              const state = await upstream(applicationsUpstream).apply(input);
              if (state !== null) return { state };
              const content = `Agent: ${expectedPlayers}\n${channels.trim()}\n${message?.trim() ?? ""}`.trim();
              const kind = "AFFILIATE";
              await upstream(feedbackUpstream).send({ kind, content, contact: contact.trim(), imageIds: [] });
              return { state };
            },
          ),
        approveAgentApplication: (_, { input: { applicationId, contract, idempotencyKey } }, { upstream, language }) =>
          mutate({ language, fields: { "contract.share": ["contract", "share"] } }, async () => {
            const decision = { outcome: "APPROVE", contract: contract ?? undefined } as const;
            const id = keyOf(applicationId);
            return { application: await upstream(applicationsUpstream).decide(idempotencyKey, id, decision) };
          }),
        declineAgentApplication: (_, { input: { applicationId, reason, idempotencyKey } }, { upstream, language }) =>
          mutate({ language, fields: { reason: ["reason"] } }, async () => {
            const decision = { outcome: "DECLINE", reason } as const;
            const id = keyOf(applicationId);
            return { application: await upstream(applicationsUpstream).decide(idempotencyKey, id, decision) };
          }),
      },
    },
  ],
  nodes: { AgentApplication: (key, { upstream }) => upstream(applicationsUpstream).byId(key) },
};
