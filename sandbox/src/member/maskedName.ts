/** A user name as others see it: `linh1007` becomes `li***7`. */
export const maskedName = (username: string): string => `${username.slice(0, 2)}***${username.slice(-1)}`;
