interface LogLine {
  level: number;
  msg?: string;
  code?: string;
}

const errorLevel = 50;

/** Logged for events that match no payment. */
const setAside = 'payment event needs manual review';

/** Its replies are 503 with `Retry-After`, which the run counts and limits. */
const overload = 'server.unavailable';

/** A busy machine, warnings of Node, and refunds of sample payments, which PayMongo doesn't know. */
const expectedText =
  /timeout exceeded when trying to connect|^\(node:\d+\) \w+Warning|^Timeout duration was set|^\(Use `node |answered 404 to \/v1\/payments\/Sample payment/;

/** Returns the lines of a process's log that report an error, or that it didn't write itself. */
export const unexpectedLines = (log: string): string[] =>
  log.split('\n').filter((line) => line !== '' && !expectedText.test(line) && isError(parse(line)));

const isError = (line: LogLine | undefined): boolean =>
  !line || (line.level >= errorLevel && line.msg !== setAside && line.code !== overload);

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine; // as pino writes it
  } catch {
    return undefined;
  }
}
