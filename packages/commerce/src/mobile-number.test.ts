import { expect, test } from 'vitest';
import { parseMobileNumber, formatMobileNumber } from './mobile-number.ts';

test.each(['0917 555 0123', '+63 917 555 0123', '63917-555-0123', '9175550123', '(0917) 555.0123'])(
  'parses %s',
  (text) => {
    expect(parseMobileNumber(text)).toBe('+639175550123');
  },
);

test.each(['', '0917 555 012', '02 8555 0148', '+1 917 555 0123', '0917 555 01234', 'phone'])(
  'rejects %s',
  (text) => {
    expect(parseMobileNumber(text)).toBeUndefined();
  },
);

test('formats a number in the local style', () => {
  expect(formatMobileNumber('+639175550123')).toBe('0917 555 0123');
});
