import type { FastifyBaseLogger } from 'fastify';

type Line = [about: unknown, message?: string, ...values: unknown[]];

/** A log that is created with its first line: most requests write none but their summary. */
export class RequestLog implements FastifyBaseLogger {
  readonly #create: () => FastifyBaseLogger;
  #created: FastifyBaseLogger | undefined;

  constructor(create: () => FastifyBaseLogger) {
    this.#create = create;
  }

  get #log(): FastifyBaseLogger {
    this.#created ??= this.#create();
    return this.#created;
  }

  get level() {
    return this.#log.level;
  }

  set level(level) {
    this.#log.level = level;
  }

  fatal(...line: Line): void {
    this.#log.fatal(...line);
  }

  error(...line: Line): void {
    this.#log.error(...line);
  }

  warn(...line: Line): void {
    this.#log.warn(...line);
  }

  info(...line: Line): void {
    this.#log.info(...line);
  }

  debug(...line: Line): void {
    this.#log.debug(...line);
  }

  trace(...line: Line): void {
    this.#log.trace(...line);
  }

  silent(...line: Line): void {
    this.#log.silent(...line);
  }

  child(...child: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...child);
  }
}
