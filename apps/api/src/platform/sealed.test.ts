import { expect, test } from 'vitest';
import { createSeal } from './sealed.ts';

const secret = Buffer.from('12345678901234567890');
const seal = createSeal('a setting of our own');

test('what is sealed is opened for its owner alone, by the same setting alone', () => {
  const sealed = seal.close(secret, 'maria');
  expect(seal.open(sealed, 'maria')).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(() => seal.open(sealed, 'juan')).toThrow();
  expect(() => createSeal('another setting').open(sealed, 'maria')).toThrow();
});

test('the same secret is never sealed the same twice, and marked the same always', () => {
  expect(seal.close(secret, 'maria')).not.toEqual(seal.close(secret, 'maria'));
  expect(seal.mark('CODE', 'maria')).toEqual(seal.mark('CODE', 'maria'));
  expect(seal.mark('CODE', 'maria')).not.toEqual(seal.mark('CODE', 'juan'));
  expect(seal.mark('CODE', 'maria')).not.toEqual(createSeal('another').mark('CODE', 'maria'));
});
