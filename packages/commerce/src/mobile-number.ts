/**
 * Parses a Philippine mobile number in any common format (`0917 555 0123`, `+63 (917) 555-0123`,
 * `9175550123`) to `+639175550123`; undefined if it is invalid.
 */
export function parseMobileNumber(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  const [, subscriber] = /^(?:\+?63|0)?(9\d{9})$/.exec(digits) ?? [];
  return subscriber && `+63${subscriber}`;
}

/** Formats `+639175550123` as `0917 555 0123`. */
export const formatMobileNumber = (number: string): string =>
  number.replace(/^\+63(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3');
