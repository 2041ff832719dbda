const parallel = 8;

/** Does the work for a few names at a time. Starts no more after the first error. */
export async function forEachParallel(
  names: readonly string[],
  work: (name: string) => Promise<unknown>,
): Promise<void> {
  const queue = [...names];
  const next = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) await work(name);
  };
  try {
    await Promise.all(Array.from({ length: parallel }, next));
  } finally {
    queue.length = 0;
  }
}
