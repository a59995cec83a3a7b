export interface HelpArticleModel {
  internalID: string;
  anchor: string;
  title: string;
  contentHtml: string;
}
