import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: "../schema/schema.graphql",
  generates: {
    "src/__generated__/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        contextType: "../request/context.ts#Context",
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        strictScalars: true,
        avoidOptionals: { defaultValue: true },
        inputMaybeValue: "T | null | undefined",
        scalars: { Date: "string", DateTime: "string", Decimal: "string", URL: "string" },
        mappers: {
          Node: "../graph/node.ts#FoundNode",
          Site: "../graph/node.ts#Anchor",
          Viewer: "../graph/node.ts#Anchor",
          Image: "../cdn/pictures.ts#Picture",
          Banner: "../site/site.upstream.ts#Banner as BannerModel",
          Brand: "../site/site.upstream.ts#Brand as BrandModel",
          HomeSection: "../site/site.upstream.ts#HomeSection as HomeSectionModel",
          SystemStatus: "../site/site.upstream.ts#SystemStatus as SystemStatusModel",
          Session: "../session/session.upstream.ts#PlatformSession",
          Captcha: "../session/session.upstream.ts#DrawnCaptcha",
          Member: "../member/member.upstream.ts#Account",
          Agent: "../member/member.upstream.ts#Account",
          Wallet: "../wallet/wallet.upstream.ts#WalletOwner",
          WalletAccount: "../wallet/wallet.upstream.ts#WalletAccount as WalletAccountModel",
          Game: "../games/games.upstream.ts#Game as GameModel",
          GameMenuEntry: "../games/games.upstream.ts#GameMenuEntry as GameMenuEntryModel",
          GameMenuVendor: "../games/games.upstream.ts#GameMenuVendor as GameMenuVendorModel",
          Vendor: "../games/games.upstream.ts#Vendor as VendorModel",
          Win: "../games/winners.upstream.ts#Win as WinModel",
          Lottery: "../lottery/lottery.upstream.ts#Lottery as LotteryModel",
          LotteryDraw: "../lottery/lottery.upstream.ts#LotteryDraw as LotteryDrawModel",
          LotteryOrder: "../lottery/orders.upstream.ts#LotteryOrder as LotteryOrderModel",
          GameLaunch: "../games/games.upstream.ts#GameLaunch as GameLaunchModel",
          HelpArticle: "../support/help.upstream.ts#HelpArticle as HelpArticleModel",
          Article: "../support/articles.upstream.ts#Article as ArticleModel",
          Announcement: "../announcements/announcements.upstream.ts#Announcement as AnnouncementModel",
          Promotion: "../promotions/promotions.upstream.ts#Promotion as PromotionModel",
          AvatarChoice: "../member/member.upstream.ts#AvatarChoice as AvatarChoiceModel",
          TeamBet: "../agent/agent.upstream.ts#TeamBet as TeamBetModel",
        },
      },
    },
  },
  config: { importExtension: ".ts" },
};

export default config;
