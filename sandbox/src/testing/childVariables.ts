/** The environment of a process that a test starts. The compiled code is shared, so that each start compiles nothing. */
export const childVariables = (own: Record<string, string | undefined>): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE, PASSWORD_MEMORY_KIB } = process.env;
  return { PATH, NODE_COMPILE_CACHE, PASSWORD_MEMORY_KIB, ...own };
};
