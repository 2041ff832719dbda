import { expect, test } from 'vitest';
import { readMobileNumber, showMobileNumber } from './mobile-number.ts';

test.each(['0917 555 0123', '+63 917 555 0123', '63917-555-0123', '9175550123', '(0917) 555.0123'])(
  'a mobile number is read from %s',
  (text) => {
    expect(readMobileNumber(text)).toBe('+639175550123');
  },
);

test.each(['', '0917 555 012', '02 8555 0148', '+1 917 555 0123', '0917 555 01234', 'phone'])(
  '%s is no mobile number',
  (text) => {
    expect(readMobileNumber(text)).toBeUndefined();
  },
);

test('it is shown as people here write it', () => {
  expect(showMobileNumber('+639175550123')).toBe('0917 555 0123');
});
