import { cards, Shown } from "../../catalogue/cards.tsx";
import overview, { type IncomeCard_overview$key } from "../__generated__/IncomeCard_overview.graphql.ts";
import link, { type InviteLinkRow_link$key } from "../__generated__/InviteLinkRow_link.graphql.ts";
import poster, { type PosterCard_poster$key } from "../__generated__/PosterCard_poster.graphql.ts";
import agent, { type PosterDialog_agent$key } from "../__generated__/PosterDialog_agent.graphql.ts";
import { IncomeCard } from "./overview/IncomeCard.tsx";
import { PosterCard } from "./posters/PosterCard.tsx";
import { InviteLinkRow } from "./register/InviteLinkRow.tsx";

export const incomeCard = cards(
  overview,
  (key: IncomeCard_overview$key) => <IncomeCard overview={key} search={new URLSearchParams()} />,
  {
    "more than before": { previous: { income: { amount: "1000.00" } } },
    "nothing before": { previous: null, figures: { commission: null } },
  },
);

/** The agent who uses the banners. */
const owner = {};

export const posterCard = cards(
  poster,
  (key: PosterCard_poster$key) => (
    <Shown
      fragment={agent}
      values={owner}
      show={(own: PosterDialog_agent$key) => <PosterCard poster={key} agent={own} />}
    />
  ),
  {
    wide: { title: "A night in the hall", language: "EN", width: 728, height: 90 },
    high: { title: "A night in the hall", language: "EN", width: 300, height: 600 },
  },
);

const invitation = {
  code: "atrium1",
  label: "Street festival",
  kind: "AGENT",
  rebate: "0.8",
  url: "https://atrium.example/register?code=atrium1",
  clickCount: 1200,
  signUpCount: 48,
  firstDepositCount: 12,
  expiresAt: "2031-06-01T00:00:00Z",
  isExpired: false,
};

export const inviteLinkRow = cards(link, (key: InviteLinkRow_link$key) => <InviteLinkRow isTeamFiltered link={key} />, {
  usual: invitation,
  expired: { ...invitation, isExpired: true },
});
