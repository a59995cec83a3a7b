import { Plus } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PostbackScreenQuery } from "../../__generated__/PostbackScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { Chip } from "../../ui/control/Chip.tsx";
import { RegisterPage } from "../register/RegisterPage.tsx";
import own from "./Postback.module.css";
import { PostbackForm } from "./PostbackForm.tsx";
import { withExamples } from "./postback.ts";
import { SentEvents } from "./SentEvents.tsx";

/** The most that an agent can have. */
const MOST = 5;
/** In place of a name: the form of a postback that is not saved yet. */
const further = "further";

/** The agent's postbacks: the addresses that are asked for what happens in the team, and what became of the latest events of one. */
export function PostbackScreen({ queryRef }: ScreenProps<PostbackScreenQuery>) {
  const { agent } = usePreloadedQuery<PostbackScreenQuery>(
    graphql`
      query PostbackScreenQuery($subId: String) @preloadable @throwOnFieldError {
        viewer {
          agent {
            inviteLinks {
              url
            }
            postbacks(subId: $subId) {
              name
              address
              ...PostbackForm_postback
              ...SentEvents_postback
            }
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  const [{ shown, isSaved }, setShown] = useState<{ shown?: string | undefined; isSaved?: boolean }>({});
  const [params, setParams] = useSearchParams();
  const show = (name: string) => setShown({ shown: name });
  if (!agent) return null;
  const { postbacks, inviteLinks } = agent;
  const postback = shown === further ? undefined : (postbacks.find(({ name }) => name === shown) ?? postbacks[0]);
  return (
    <RegisterPage title="agent_postback" lead="agent_postback_lead">
      {postbacks.length > 0 && (
        <div className={own.buttons}>
          {postbacks.map(({ name, address }, place) => (
            <Chip
              key={name}
              isSelected={name === postback?.name}
              aria-pressed={name === postback?.name}
              onClick={() => show(name)}
            >
              <bdi>{`${place + 1} · ${URL.parse(withExamples(address ?? ""))?.hostname ?? ""}`}</bdi>
            </Chip>
          ))}
          {postbacks.length < MOST && (
            <Chip isSelected={!postback} aria-pressed={!postback} onClick={() => show(further)}>
              <Plus size={16} aria-hidden="true" /> <FormattedMessage id="agent_postback_further" />
            </Chip>
          )}
        </div>
      )}
      <PostbackForm
        key={postback?.name ?? further}
        postback={postback}
        link={inviteLinks[0]?.url}
        isSaved={isSaved === true}
        onSaving={() => setShown({ shown })}
        onSaved={(name) => {
          setShown({ shown: name, isSaved: name !== undefined });
          // The answer has the deliveries without the filter.
          if (params.size > 0) setParams({}, { replace: true, preventScrollReset: true });
        }}
      />
      {postback && <SentEvents postback={postback} subId={params.get("sub") ?? ""} />}
    </RegisterPage>
  );
}
