import { formatCount } from '@sirkito/commerce';
import type { ErrorEntry } from './client-errors.ts';
import { errorCatalogue } from './error-catalogue.ts';
import type {
  CodeWithDetails,
  CodeWithoutDetails,
  DetailsByCode,
  ErrorDetails,
} from './error-details.ts';
import { ShopError } from './shop-error.ts';

interface Options extends ErrorOptions {
  /** Messages by field of the request. */
  fields?: Record<string, string>;
  /** The field that the message is about, if not the code's own. */
  field?: string;
  /** Fits the case better than the code's own. */
  message?: string;
}

/** A code with exactly the details it needs. */
type ErrorArguments =
  | [code: CodeWithoutDetails, details?: Record<string, never>, options?: Options]
  | {
      [Code in CodeWithDetails]: [code: Code, details: DetailsByCode[Code], options?: Options];
    }[CodeWithDetails];

/** Thrown by the API: a code from the catalogue and its details. */
export class AppError extends ShopError {
  readonly fields: Record<string, string> | undefined;

  constructor(...[code, details = {}, options]: ErrorArguments) {
    const entry: ErrorEntry = errorCatalogue[code];
    const { status, message } = entry;
    const whole = (options?.message ?? message).replace('{wait}', () =>
      formatWait(Number(retryAfter(details))),
    );
    super(code, { status, message: whole, details }, options);
    this.name = 'AppError';
    const field = options?.field ?? entry.field;
    this.fields = options?.fields ?? (field ? { [field]: this.message } : undefined);
  }
}

/** Returns the seconds to wait, if the error says so. */
export const retryAfter = (details: ErrorDetails): number | undefined =>
  'retryAfterSeconds' in details ? Number(details.retryAfterSeconds) : undefined;

/** Formats `12 seconds`, or `15 minutes` from one minute on. */
const formatWait = (seconds: number): string =>
  seconds < 60 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute');
