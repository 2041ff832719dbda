import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { TraceEntry } from './trace.queries.ts';

const Line = z.object({
  time: z.number(),
  name: z.string(),
  msg: z.string(),
  reqId: z.string().optional(),
  jobId: z.string().optional(),
  job: z.string().optional(),
  order: z.string().optional(),
  account: z.string().optional(),
  req: z.object({ method: z.string(), path: z.string() }).optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  err: z.object({ message: z.string() }).optional(),
});
type Line = z.output<typeof Line>;

interface Wanted {
  order?: string;
  account?: string;
  requestIds: ReadonlySet<string>;
}

/** Returns the log lines about an order or account, and of the requests behind them. */
export async function readLogEntries(
  paths: readonly string[],
  { order, account, requestIds }: Wanted,
): Promise<TraceEntry[]> {
  const known = new Set(requestIds);
  const entries: TraceEntry[] = [];
  for (const path of (await Promise.all(paths.map(filesOf))).flat()) {
    const input = path === '-' ? process.stdin : createReadStream(path);
    for await (const text of createInterface({ input })) {
      const line = parseLine(text);
      if (!line) continue;
      const isNamed =
        (order !== undefined && line.order === order) ||
        (account !== undefined && line.account === account);
      if (!isNamed && !known.has(line.reqId ?? '') && !known.has(line.jobId ?? '')) continue;
      // The web server logs a call after the API, so its line is found by the id.
      if (line.reqId) known.add(line.reqId);
      entries.push(toEntry(line));
    }
  }
  return entries;
}

/** Expands a directory into its files. */
async function filesOf(path: string): Promise<string[]> {
  if (path === '-' || !(await stat(path)).isDirectory()) return [path];
  return (await readdir(path)).toSorted().map((name) => join(path, name));
}

function parseLine(text: string): Line | undefined {
  // Other programs log to the same place.
  if (!text.startsWith('{')) return undefined;
  try {
    return Line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function toEntry({ time, name, msg, req, status, ms, err, ...line }: Line): TraceEntry {
  const what = req ? `${req.method} ${req.path}` : [line.job, msg].filter(Boolean).join(' ');
  const parts = [name, what, status, ms === undefined ? undefined : `${ms} ms`, err?.message];
  return {
    at: new Date(time),
    source: 'log',
    text: parts.filter((part) => part !== undefined).join(' '),
    requestId: line.reqId ?? line.jobId ?? null,
  };
}
