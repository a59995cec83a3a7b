/** A resource of the platform, with its kind. */
interface Resource {
  readonly kind: string;
  readonly url: string;
  readonly qrCodeUrl: string | null | undefined;
}

/** The address for each system; null when the platform has none. iOS installs a configuration profile. */
export function codesOf(resources: readonly Resource[] | null | undefined) {
  const codeOf = (kind: string) => {
    const resource = resources?.find((it) => it.kind === kind);
    return resource ? (resource.qrCodeUrl ?? resource.url) : null;
  };
  return { android: codeOf("ANDROID_APP"), ios: codeOf("IOS_PROFILE") };
}
