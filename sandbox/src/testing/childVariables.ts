/** The environment of a process that a test starts. What makes starts cheap is shared. */
export const childVariables = (own: Record<string, string | undefined>): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, PASSWORD_MEMORY_KIB } = process.env;
  return { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, PASSWORD_MEMORY_KIB, ...own };
};
