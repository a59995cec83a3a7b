/** What the platform offers to scan, by its kind. */
interface Resource {
  readonly kind: string;
  readonly url: string;
  readonly qrCodeUrl: string | null | undefined;
}

/** What to scan for each system; null where the platform offers nothing. iOS installs by a configuration profile. */
export function codesOf(resources: readonly Resource[] | null | undefined) {
  const codeOf = (kind: string) => {
    const resource = resources?.find((it) => it.kind === kind);
    return resource ? (resource.qrCodeUrl ?? resource.url) : null;
  };
  return { android: codeOf("ANDROID_APP"), ios: codeOf("IOS_PROFILE") };
}
