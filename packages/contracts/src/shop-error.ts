import type { ErrorCode } from './errors.ts';

export interface Refusal {
  status: number;
  /** Fit to show to a person. `{name}` is filled from the error's details. */
  message: string;
}

export type ErrorDetails = Record<string, string | number | boolean | null>;

interface Said extends Refusal {
  details?: ErrorDetails | undefined;
}

/** What a browser says without having asked, or without having been answered. */
export const ownRefusals = {
  'order.not_found': { status: 404, message: 'This order is not among yours' },
  'payment.bad_picture': {
    status: 400,
    message: 'Please send a photo or a screenshot: JPEG, PNG or WebP, up to 5 MB',
  },
  'server.unavailable': {
    status: 503,
    message: 'The shop cannot answer right now. Please try again in a moment',
  },
  'server.unexpected': {
    status: 500,
    message: 'Something went wrong on our side. Please try again',
  },
} as const satisfies Record<`${string}.${string}`, Refusal>;

/** The one error both sides know. Browsers take its words from the answer, so that they need not bring all of them along. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, { status, message, details = {} }: Said, options?: ErrorOptions) {
    super(filled(message, details), options);
    this.name = 'ShopError';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

const filled = (message: string, details: ErrorDetails): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));

export const ownError = (code: keyof typeof ownRefusals, options?: ErrorOptions): ShopError =>
  new ShopError(code, ownRefusals[code], options);
