import { ActionableError } from '../steps.ts';

/** The highest default port, WORKER_METRICS_PORT's 14000, must stay a valid port. */
const highestOffset = 65_535 - 14_000;

/** Reads PORT_OFFSET; unset or empty is 0. */
export function portOffset(value = ''): number {
  const offset = Number(value || 0);
  if (Number.isInteger(offset) && offset >= 0 && offset <= highestOffset) return offset;
  throw new ActionableError(
    `PORT_OFFSET=${value} is not a whole number from 0 to ${highestOffset}`,
    'correct it in .env, for example PORT_OFFSET=100',
  );
}

/**
 * Returns the defaults that PORT_OFFSET shifts. The database name includes the offset, which
 * separates checkouts that share a PostgreSQL server and prefixes their keys in a shared Redis.
 */
export function shiftedDefaults(offset: number) {
  const at = (port: number) => String(port + offset);
  const database = offset === 0 ? 'sirkito_dev' : `sirkito_${offset}_dev`;
  return {
    WEB_PORT: at(3000),
    SHOP_URL: `http://localhost:${at(3000)}`,
    WEB_METRICS_PORT: at(13_000),
    API_PORT: at(4000),
    API_URL: `http://127.0.0.1:${at(4000)}`,
    WORKER_METRICS_PORT: at(14_000),
    PAYMONGO_URL: `http://127.0.0.1:${at(4010)}`,
    SMTP_URL: `smtp://127.0.0.1:${at(1025)}`,
    MAILDEV_WEB_PORT: at(1080),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${at(5432)}/${database}`,
    REDIS_URL: `redis://127.0.0.1:${at(6379)}/0`,
  };
}
