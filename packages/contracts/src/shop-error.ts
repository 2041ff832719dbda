import { formatNumber } from '@sirkito/commerce';
import { clientErrors, type ErrorEntry } from './client-errors.ts';
import type { ErrorCode } from './error-catalogue.ts';
import type { CodeWithDetails, DetailsByCode, ErrorDetails } from './error-details.ts';

interface ErrorInput extends ErrorEntry {
  details?: ErrorDetails | undefined;
}

/** Error type of server and browser. Browsers take the message from the reply instead of the catalogue. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    { status, message, details = {} }: ErrorInput,
    options?: ErrorOptions,
  ) {
    super(interpolate(message, details), options);
    this.name = 'ShopError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

type ErrorWith<Code extends CodeWithDetails> = Omit<ShopError, 'code' | 'details'> & {
  code: Code;
  details: DetailsByCode[Code];
};

/** Narrows an error to one code and its details, which the API's constructor has checked. */
export const hasCode = <Code extends CodeWithDetails>(
  error: ShopError,
  code: Code,
): error is ErrorWith<Code> => error.code === code;

const interpolate = (message: string, details: ErrorDetails): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const detail: unknown = Reflect.get(details, name);
    if (typeof detail === 'number') return formatNumber(detail);
    return typeof detail === 'string' ? detail : placeholder;
  });

export const clientError = (code: keyof typeof clientErrors, options?: ErrorOptions): ShopError =>
  new ShopError(code, clientErrors[code], options);
