/**
 * SQLSTATE classes and codes that mean "try later": can't connect (08, 28, 3D), read-only or timed
 * out transaction, rolled back (40), out of disk, memory or connections (53), locked, stopped or
 * cancelled (57), disk fault (58). XX stays an unexpected error: it reports bugs and corruption.
 */
const tryLater = /^(?:(?:08|28|3D|40|53|57|58)[0-9A-Z]{3}|25006|25P03|25P04|55006|55P03)$/;

/** The network or this process's own limits, from Node. */
const networkErrors = new Set(
  `ECONNREFUSED ECONNRESET ECONNABORTED ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH EHOSTDOWN
   ENETUNREACH ENETDOWN EADDRNOTAVAIL ENOBUFS EMFILE ENFILE`.split(/\s+/),
);

/** Errors of the driver, which have no codes. */
const connectionLost =
  /timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Connection terminated|is not queryable|after calling end on the pool/;

/** True if the database can't answer now and the same call may succeed later. */
export function isDatabaseUnavailable(error: Error & { code?: unknown }): boolean {
  const { code } = error;
  if (typeof code === 'string' && (tryLater.test(code) || networkErrors.has(code))) return true;
  return connectionLost.test(error.message);
}
