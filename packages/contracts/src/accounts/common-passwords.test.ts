import { expect, test } from 'vitest';
import { commonPasswords } from './common-password-list.ts';
import { NewPassword, Registration } from './new-password-schemas.ts';

const errorOf = (password: string) => NewPassword.safeParse(password).error?.issues[0]?.message;
const tooCommon = "Too common. Choose one that's harder to guess";

test.each([
  'Sirkito2026',
  'sirkito-2026!',
  'SIRKITO123',
  'Philippines1',
  '2026Manila!',
  'Manila-Pinas-2026',
  'gamingpc123',
  'Welcome2026!',
])('[SC-06] %s, the words of the shop or its country with digits, is too common', (password) => {
  expect(errorOf(password)).toBe(tooCommon);
});

test('[SC-06] the list has 3,000 passwords that are long enough', () => {
  const long = [...commonPasswords].filter((password) => password.length >= 8);
  expect([long.length, commonPasswords.size]).toEqual([3_000, 3_000]);
});

/** Some of the last of the 3,000 most common ones in zxcvbn's order. */
test.each(['ultraman', 'redneck1', 'usmc0311', 'GREYHOUN', 'alphaman', '44magnum', 'dkflbvbhjdyf'])(
  '[SC-06] %s is too common',
  (password) => {
    expect(errorOf(password)).toBe(tooCommon);
  },
);

test.each(['aaaaaaaa', 'ABABABAB', '11112222', 'aaaaaaa1', 'abcabcabc', '12341234', 'xyz!xyz!'])(
  '[SC-06] %s, repeated characters, is too common',
  (password) => {
    expect(errorOf(password)).toBe(tooCommon);
  },
);

test.each([
  '12345678',
  '98765432',
  '78901234',
  'CDEFGHIJ',
  'zyxwvuts',
  'ertyuiop',
  'abcdefgh1',
  'Asdfgh-2026',
])('[SC-06] %s, a sequence, is too common', (password) => {
  expect(errorOf(password)).toBe(tooCommon);
});

test('[SC-06] refuses more than 3,000 passwords made of common ones with a year', () => {
  const words = ['sunshine', 'princess', 'superman', 'football'];
  const passwords = words.flatMap((word) =>
    Array.from({ length: 1_000 }, (_, number) => `${word}${String(1_950 + number)}`),
  );
  expect(passwords.filter((password) => errorOf(password) !== tooCommon)).toEqual([]);
});

test.each([
  'Shopper-Pass-2026',
  'Admin-Pass-2026',
  'correct horse battery',
  'kalabaw1',
  'kalabaw-1f09a2c4d7',
  '83920174',
  'manila8301749265',
  'pc build in manila',
])('[SC-06] %s is accepted', (password) => {
  expect(errorOf(password)).toBeUndefined();
});

test.each(['juandelacruz77', 'Juan-dela-Cruz!', 'JuanDelaCruz2026'])(
  '[SC-06] %s, the name or email of the person, is too easy to guess',
  (password) => {
    const person = { userName: 'Juan dela Cruz', email: 'juandelacruz77@mail.example' };
    const given = { ...person, password, confirmPassword: password };
    expect(Registration.safeParse(given).error?.issues).toMatchObject([
      { path: ['password'], message: expect.stringContaining('your name or email') as string },
    ]);
    const other = { ...given, email: 'maria@mail.example', userName: 'Maria Santos' };
    expect(Registration.safeParse(other).success).toBe(true);
  },
);
