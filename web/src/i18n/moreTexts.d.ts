declare module "*.json?more" {
  const texts: Record<string, string>;
  export default texts;
}
