/**
 * The environment of a process that a test starts. On a bare system the repository's Node finds its libatomic by it; what
 * makes starts cheap is shared.
 */
export const childVariables = (own: Record<string, string | undefined>): NodeJS.ProcessEnv => {
  const { PATH, LD_LIBRARY_PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, PASSWORD_MEMORY_KIB } = process.env;
  return { PATH, LD_LIBRARY_PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, PASSWORD_MEMORY_KIB, ...own };
};
