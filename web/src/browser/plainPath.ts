/** A path without the slashes that browsers and people add at its end. */
export const plainPath = (pathname: string) => pathname.replace(/(.)\/+$/, "$1");
