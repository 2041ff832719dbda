import { formatCount } from '@sirkito/commerce';
import type { ErrorDetails } from './client-errors.ts';
import { errorCatalogue, type ErrorCode } from './error-catalogue.ts';
import { ShopError } from './shop-error.ts';

/** Thrown by the API: a code from the catalogue and the details its message needs. */
export class AppError extends ShopError {
  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    const { status, message } = errorCatalogue[code];
    const whole = message.replace('{wait}', () => formatWait(Number(details['retryAfterSeconds'])));
    super(code, { status, message: whole, details }, options);
    this.name = 'AppError';
  }
}

/** Formats `12 seconds`, or `15 minutes` from one minute on. */
const formatWait = (seconds: number): string =>
  seconds < 60 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');
