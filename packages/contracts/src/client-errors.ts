export interface ErrorEntry {
  status: number;
  /** Shown to people. `{name}` is filled in from the error's details. */
  message: string;
  /** The request's field that the message is about. */
  field?: string;
}

/** Errors the browser raises by itself, before a request or without a reply. */
export const clientErrors = {
  'order.not_found': { status: 404, message: "We couldn't find this order" },
  'payment.proof_unreadable': {
    status: 400,
    message: 'Send a photo or screenshot: JPEG, PNG or WebP, up to 5 MB',
  },
  'server.unavailable': {
    status: 503,
    message: "We can't reach the shop right now. Please try again in a moment",
  },
  'server.unexpected': {
    status: 500,
    message: 'Something went wrong on our side. Please try again',
  },
} as const satisfies Record<`${string}.${string}`, ErrorEntry>;
