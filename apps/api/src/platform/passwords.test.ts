import { afterAll, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords({ memoryKib: 64, passes: 2, queue: 3 });
afterAll(() => passwords.close());

test('a password fits its own hash and no other', async () => {
  const hash = await passwords.hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.verify('correct horse battery', hash)).toBe(true);
  expect(await passwords.verify('correct horse batterY', hash)).toBe(false);
  expect(await passwords.verify('correct horse battery', null)).toBe(false);
  expect(await passwords.hash('correct horse battery')).not.toBe(hash);
});

test('a hash made with other settings still fits', async () => {
  const known =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await passwords.verify('password', known)).toBe(true);
});

test('the same letters typed another way are the same password', async () => {
  const hash = await passwords.hash('caf\u00e9 con leche');
  expect(await passwords.verify('cafe\u0301 con leche', hash)).toBe(true);
});

test('when the queue is full the next is refused at once, and there is room again later', async () => {
  const running = [1, 2, 3].map(() => passwords.hash('correct horse battery'));
  expect(() => passwords.requireRoom()).toThrow(
    expect.objectContaining({ code: 'server.overloaded' }) as Error,
  );
  await expect(passwords.hash('one more')).rejects.toMatchObject({ code: 'server.overloaded' });
  await Promise.all(running);
  expect(() => passwords.requireRoom()).not.toThrow();
});
