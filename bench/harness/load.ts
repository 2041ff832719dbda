import autocannon, { type Result } from 'autocannon';

export interface Load {
  answered: number;
  seconds: number;
  /** Of each answer, in milliseconds. */
  times: number[];
}

interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/** Calls again and again on every connection until the time is over. Any failure ends the bench. */
export async function load({
  url,
  connections,
  seconds,
  headers = {},
}: LoadOptions): Promise<Load> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const began = performance.now();
  let lastAt = began;

  const { errors } = await new Promise<Result>((resolve, reject) => {
    const options = { url, connections, duration: seconds, headers, sampleInt: 100 };
    const running = autocannon(options, (error: unknown, result) =>
      error instanceof Error ? reject(error) : resolve(result),
    );
    running.on('response', (_client, status, _bytes, ms) => {
      lastAt = performance.now();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      times.push(ms);
    });
  });

  const failed = times.length - (statuses.get(200) ?? 0);
  if (failed > 0 || errors > 0 || times.length === 0) {
    const seen = JSON.stringify(Object.fromEntries(statuses));
    throw new Error(`${url} failed: ${errors} errors, statuses ${seen}`);
  }
  return { answered: times.length, seconds: (lastAt - began) / 1_000, times };
}
