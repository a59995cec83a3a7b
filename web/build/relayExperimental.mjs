// What relay-runtime's index takes from its experiments. The rest, which the client does not use, stays out of the build.

export const isErrorResult = (input) => input.ok === false;
export const isValueResult = (input) => input.ok === true;
