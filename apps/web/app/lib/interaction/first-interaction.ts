const signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'] as const;

let happened: Promise<void> | undefined;

/** Resolves at the visitor's first interaction; at once on the server, which renders everything. */
function firstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  happened ??= new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, end, { signal: ended.signal, passive: true, capture: true });
    }
  });
  return happened;
}

/** Loads code at the first interaction. */
export async function onFirstInteraction<T>(load: () => Promise<T>): Promise<T> {
  await firstInteraction();
  return loadWhenOnline(load);
}

/** Loads code. If that fails, waits to be online again. */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
    });
    return loadWhenOnline(load);
  }
}
