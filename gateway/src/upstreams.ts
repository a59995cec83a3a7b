import { agentUpstream } from "./agent/agent.upstream.ts";
import { announcementsUpstream } from "./announcements/announcements.upstream.ts";
import { detailsUpstream } from "./games/details.upstream.ts";
import { gamesUpstream } from "./games/games.upstream.ts";
import { winnersUpstream } from "./games/winners.upstream.ts";
import { lotteryUpstream } from "./lottery/lottery.upstream.ts";
import { ordersUpstream } from "./lottery/orders.upstream.ts";
import { memberUpstream } from "./member/member.upstream.ts";
import { promotionsUpstream } from "./promotions/promotions.upstream.ts";
import { passwordUpstream } from "./session/password.upstream.ts";
import { phoneUpstream } from "./session/phone.upstream.ts";
import { registrationUpstream } from "./session/registration.upstream.ts";
import { sessionUpstream } from "./session/session.upstream.ts";
import { socialUpstream } from "./session/social.upstream.ts";
import { siteUpstream } from "./site/site.upstream.ts";
import { articlesUpstream } from "./support/articles.upstream.ts";
import { feedbackUpstream } from "./support/feedback.upstream.ts";
import { helpUpstream } from "./support/help.upstream.ts";
import { supportUpstream } from "./support/support.upstream.ts";
import type { Scope } from "./upstream/scope.ts";
import { walletUpstream } from "./wallet/wallet.upstream.ts";

/** What the platform knows the brand by. */
export interface BrandKey {
  merchant: string;
  host: string;
}

/** The platform's calls by domain, in the name of one caller; a domain's are made when first asked for. */
export class Upstream {
  readonly #scope: Scope;
  readonly #brand: BrandKey;
  #site: ReturnType<typeof siteUpstream> | undefined;
  #session: ReturnType<typeof sessionUpstream> | undefined;
  #phone: ReturnType<typeof phoneUpstream> | undefined;
  #password: ReturnType<typeof passwordUpstream> | undefined;
  #registration: ReturnType<typeof registrationUpstream> | undefined;
  #social: ReturnType<typeof socialUpstream> | undefined;
  #member: ReturnType<typeof memberUpstream> | undefined;
  #wallet: ReturnType<typeof walletUpstream> | undefined;
  #games: ReturnType<typeof gamesUpstream> | undefined;
  #gameDetails: ReturnType<typeof detailsUpstream> | undefined;
  #winners: ReturnType<typeof winnersUpstream> | undefined;
  #lottery: ReturnType<typeof lotteryUpstream> | undefined;
  #lotteryOrders: ReturnType<typeof ordersUpstream> | undefined;
  #announcements: ReturnType<typeof announcementsUpstream> | undefined;
  #promotions: ReturnType<typeof promotionsUpstream> | undefined;
  #agent: ReturnType<typeof agentUpstream> | undefined;
  #support: ReturnType<typeof supportUpstream> | undefined;
  #help: ReturnType<typeof helpUpstream> | undefined;
  #articles: ReturnType<typeof articlesUpstream> | undefined;
  #feedback: ReturnType<typeof feedbackUpstream> | undefined;

  constructor(scope: Scope, brand: BrandKey) {
    this.#scope = scope;
    this.#brand = brand;
  }

  get site() {
    this.#site ??= siteUpstream(this.#scope, this.#brand);
    return this.#site;
  }

  get session() {
    this.#session ??= sessionUpstream(this.#scope);
    return this.#session;
  }

  get phone() {
    this.#phone ??= phoneUpstream(this.#scope);
    return this.#phone;
  }

  get password() {
    this.#password ??= passwordUpstream(this.#scope);
    return this.#password;
  }

  get registration() {
    this.#registration ??= registrationUpstream(this.#scope);
    return this.#registration;
  }

  get social() {
    this.#social ??= socialUpstream(this.#scope);
    return this.#social;
  }

  get member() {
    this.#member ??= memberUpstream(this.#scope);
    return this.#member;
  }

  get wallet() {
    this.#wallet ??= walletUpstream(this.#scope);
    return this.#wallet;
  }

  get games() {
    this.#games ??= gamesUpstream(this.#scope, this.#brand, this.gameDetails);
    return this.#games;
  }

  get gameDetails() {
    this.#gameDetails ??= detailsUpstream(this.#scope);
    return this.#gameDetails;
  }

  get winners() {
    this.#winners ??= winnersUpstream(this.#scope);
    return this.#winners;
  }

  get lottery() {
    this.#lottery ??= lotteryUpstream(this.#scope);
    return this.#lottery;
  }

  get lotteryOrders() {
    this.#lotteryOrders ??= ordersUpstream(this.#scope);
    return this.#lotteryOrders;
  }

  get announcements() {
    this.#announcements ??= announcementsUpstream(this.#scope);
    return this.#announcements;
  }

  get promotions() {
    this.#promotions ??= promotionsUpstream(this.#scope);
    return this.#promotions;
  }

  get agent() {
    this.#agent ??= agentUpstream(this.#scope);
    return this.#agent;
  }

  get support() {
    this.#support ??= supportUpstream(this.#scope);
    return this.#support;
  }

  get help() {
    this.#help ??= helpUpstream(this.#scope);
    return this.#help;
  }

  get articles() {
    this.#articles ??= articlesUpstream(this.#scope);
    return this.#articles;
  }

  get feedback() {
    this.#feedback ??= feedbackUpstream(this.#scope);
    return this.#feedback;
  }
}
