import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const lines: object[] = [];
const log = { error: (line: object) => lines.push(line) };
const options = { memoryKib: 64, passes: 2, queue: 3, log };
const passwords = createPasswords({ ...options, peppers: [] });
afterAll(() => passwords.close());

test('verifies a password against its own hash only', async () => {
  const hash = await passwords.hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.verify('correct horse battery', hash)).toBe(true);
  expect(await passwords.verify('correct horse batterY', hash)).toBe(false);
  expect(await passwords.verify('correct horse battery', null)).toBe(false);
  expect(await passwords.hash('correct horse battery')).not.toBe(hash);
});

test('verifies a hash made with other settings', async () => {
  const known =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await passwords.verify('password', known)).toBe(true);
});

test('needs the pepper to verify and accepts an old one', async () => {
  const first = createPasswords({ ...options, peppers: ['first secret'] });
  const second = createPasswords({ ...options, peppers: ['second secret', 'first secret'] });
  const stranger = createPasswords({ ...options, peppers: ['second secret'] });
  const hash = await first.hash('correct horse battery');
  expect(hash).not.toContain('secret');
  expect(await first.verify('correct horse battery', hash)).toBe(true);
  expect(await second.verify('correct horse battery', hash)).toBe(true);
  expect(lines).toEqual([]);
  expect(await stranger.verify('correct horse battery', hash)).toBe(false);
  const keyId = /keyid=([^$]+)/.exec(hash)?.[1];
  expect(lines).toEqual([{ keyId }]);
  expect(await passwords.verify('correct horse battery', hash)).toBe(false);
  await Promise.all([first.close(), second.close(), stranger.close()]);
});

test('reports hashes made with weaker settings as outdated', async () => {
  const strong = createPasswords({ ...options, memoryKib: 128, peppers: ['a secret'] });
  const [weak, now] = [await passwords.hash('any'), await strong.hash('any')];
  expect([strong.isOutdated(weak), strong.isOutdated(now)]).toEqual([true, false]);
  expect([passwords.isOutdated(weak), passwords.isOutdated(now)]).toEqual([false, true]);
  await strong.close();
});

test('treats Unicode-equivalent passwords as equal', async () => {
  const hash = await passwords.hash('caf\u00e9 con leche');
  expect(await passwords.verify('cafe\u0301 con leche', hash)).toBe(true);
});

test('[SC-74] strangers, new passwords and many checks of one account leave a quarter of the queue to known devices', async () => {
  const eight = createPasswords({ ...options, queue: 8, peppers: [] });
  const overloaded = { code: 'server.overloaded' };
  const [own, other] = [await eight.hash('mine'), await eight.hash('yours')];
  const verify = (hash: string | null, isStranger = false) =>
    eight.verify('any', hash, { isStranger });
  const running = [verify(own), verify(own), verify(own), verify(own), verify(null, true)];
  const created = eight.hash('new');
  await expect(verify(null, true)).rejects.toMatchObject(overloaded);
  await expect(verify(own)).rejects.toMatchObject(overloaded);
  await expect(eight.hash('new')).rejects.toMatchObject(overloaded);
  running.push(verify(other), verify(other));
  await expect(verify(other)).rejects.toMatchObject(overloaded);
  expect(await Promise.all(running)).toEqual(running.map(() => false));
  await created;
  expect(await eight.verify('mine', own)).toBe(true);
  await eight.close();
});

test('[SC-74] strangers who try again leave three quarters of the queue to those who sign in once', async () => {
  const eight = createPasswords({ ...options, queue: 8, peppers: [] });
  const guess = () => eight.verify('any', null, { isStranger: true, isRepeated: true });
  const running = [guess(), guess()];
  await expect(guess()).rejects.toMatchObject({ code: 'server.overloaded' });
  running.push(eight.verify('any', null, { isStranger: true }));
  expect(await Promise.all(running)).toEqual([false, false, false]);
  await eight.close();
});

test('rejects at once while the queue is full and accepts again later', async () => {
  const running = [1, 2, 3].map(() => passwords.hash('correct horse battery'));
  expect(() => passwords.requireCapacity()).toThrow(
    expect.objectContaining({ code: 'server.overloaded' }) as Error,
  );
  await expect(passwords.hash('one more')).rejects.toMatchObject({ code: 'server.overloaded' });
  await Promise.all(running);
  expect(() => passwords.requireCapacity()).not.toThrow();
});

test('hashes in a process that was started with a lower priority and without root', () => {
  const file = JSON.stringify(new URL('passwords.ts', import.meta.url));
  const program = `import(${file}).then(async ({ createPasswords }) => {
    const passwords = createPasswords({ memoryKib: 64, passes: 2, queue: 3, peppers: [] });
    // The thread doesn't keep a process running.
    const timer = setTimeout(() => undefined, 60_000);
    console.log(await passwords.hash('correct horse battery'));
    clearTimeout(timer);
    await passwords.close();
  });`;
  const args = ['-n', '10', process.execPath, '--eval', program];
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const hash = execFileSync('nice', args, { ...nobody, encoding: 'utf8', timeout: 60_000 });
  expect(hash).toMatch(/^\$argon2id\$/);
});
