import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const secret = Buffer.from('12345678901234567890');
const secretBox = createSecretBox('a setting of our own');

test('decrypts only for the same owner and key', () => {
  const encrypted = secretBox.encrypt(secret, 'maria');
  expect(secretBox.decrypt(encrypted, 'maria')).toEqual(secret);
  expect(encrypted.includes(secret)).toBe(false);
  expect(() => secretBox.decrypt(encrypted, 'juan')).toThrow();
  expect(() => createSecretBox('another setting').decrypt(encrypted, 'maria')).toThrow();
});

test('encrypts the same secret differently each time and digests it the same', () => {
  expect(secretBox.encrypt(secret, 'maria')).not.toEqual(secretBox.encrypt(secret, 'maria'));
  expect(secretBox.digest('CODE', 'maria')).toEqual(secretBox.digest('CODE', 'maria'));
  expect(secretBox.digest('CODE', 'maria')).not.toEqual(secretBox.digest('CODE', 'juan'));
  expect(secretBox.digest('CODE', 'maria')).not.toEqual(
    createSecretBox('another').digest('CODE', 'maria'),
  );
});

test('refuses a ciphertext with any byte changed', () => {
  const encrypted = secretBox.encrypt(secret, 'maria');
  for (let index = 0; index < encrypted.length; index += 1) {
    const changed = Buffer.from(encrypted);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => secretBox.decrypt(changed, 'maria'), `byte ${index}`).toThrow();
  }
});
