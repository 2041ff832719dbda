import { formatCount } from '@sirkito/commerce';
import { errorCatalogue } from './error-catalogue.ts';
import type {
  CodeWithDetails,
  CodeWithoutDetails,
  DetailsByCode,
  ErrorDetails,
} from './error-details.ts';
import { ShopError } from './shop-error.ts';

/** A code with exactly the details it needs. */
type ErrorArguments =
  | [code: CodeWithoutDetails, details?: Record<string, never>, options?: ErrorOptions]
  | {
      [Code in CodeWithDetails]: [code: Code, details: DetailsByCode[Code], options?: ErrorOptions];
    }[CodeWithDetails];

/** Thrown by the API: a code from the catalogue and its details. */
export class AppError extends ShopError {
  constructor(...[code, details = {}, options]: ErrorArguments) {
    const { status, message } = errorCatalogue[code];
    const whole = message.replace('{wait}', () => formatWait(Number(retryAfter(details))));
    super(code, { status, message: whole, details }, options);
    this.name = 'AppError';
  }
}

/** Returns the seconds to wait, if the error says so. */
export const retryAfter = (details: ErrorDetails): number | undefined =>
  'retryAfterSeconds' in details ? Number(details.retryAfterSeconds) : undefined;

/** Formats `12 seconds`, or `15 minutes` from one minute on. */
const formatWait = (seconds: number): string =>
  seconds < 60 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');
