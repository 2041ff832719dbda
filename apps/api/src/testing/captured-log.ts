import { createLog } from '#api/platform/log.ts';

export interface LogLine {
  level?: number;
  msg: string;
  reqId?: string;
  jobId?: string;
  job?: string;
  order?: string;
  account?: string;
  req?: { method: string; path: string };
}

/** Creates a log that keeps its lines. */
export function captureLog(name: string) {
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as LogLine);
  return { lines, log: createLog(name, 'info', { write }) };
}
