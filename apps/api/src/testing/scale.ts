/** Returns how much a test does: a number from the environment for its long form. */
export const scaleOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);
