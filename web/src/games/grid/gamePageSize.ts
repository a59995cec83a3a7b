/** How many games a list asks for at a time. */
export const gamePageSize = 28;
