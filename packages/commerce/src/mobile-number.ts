/**
 * A Philippine mobile number in any usual spelling (`0917 555 0123`, `+63 (917) 555-0123`,
 * `9175550123`) as `+639175550123`; undefined where it is none.
 */
export function readMobileNumber(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  const [, subscriber] = /^(?:\+?63|0)?(9\d{9})$/.exec(digits) ?? [];
  return subscriber && `+63${subscriber}`;
}

/** As people here write it: `0917 555 0123`. */
export const showMobileNumber = (number: string): string =>
  number.replace(/^\+63(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3');
