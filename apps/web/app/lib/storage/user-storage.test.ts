import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUserStorage } from './user-storage.ts';

const stored = new Map<string, string>();
const isText = (value: unknown) => typeof value === 'string';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[EN-05] stores a list per user and one for guests', () => {
  const viewed = createUserStorage('recently_viewed', isText);
  viewed.write(['a']);
  stored.set('user', JSON.stringify({ id: 'u1', userName: 'Ana' }));
  expect(viewed.read()).toEqual([]);
  viewed.write(['b', 'c']);
  expect(JSON.parse(stored.get('recently_viewed') ?? '')).toEqual({ guest: ['a'], u1: ['b', 'c'] });
  stored.delete('user');
  expect(viewed.read()).toEqual(['a']);
});

test('moves the guest’s items to the user who signs in, ahead of their own', () => {
  const viewed = createUserStorage('recently_viewed', isText);
  viewed.write(['a']);
  stored.set('user', JSON.stringify({ id: 'u1' }));
  viewed.adoptGuestItems();
  expect(viewed.read()).toEqual(['a']);
  stored.set('user', JSON.stringify({ id: 'u2' }));
  viewed.adoptGuestItems();
  expect(viewed.read()).toEqual([]);
  stored.delete('user');
  viewed.write(['b', 'c']);
  stored.set('user', JSON.stringify({ id: 'u1' }));
  viewed.adoptGuestItems();
  expect(viewed.read()).toEqual(['b', 'a', 'c']);
});

test('replaces an empty list with the guest’s items', () => {
  const built = createUserStorage('build', isText, (item) => item === '');
  for (const own of [[], ['']]) {
    stored.set('build', JSON.stringify({ guest: ['a'], u1: own }));
    stored.set('user', JSON.stringify({ id: 'u1' }));
    built.adoptGuestItems();
    expect(JSON.parse(stored.get('build') ?? '')).toEqual({ u1: ['a'] });
  }
});

test('drops an empty guest item', () => {
  const built = createUserStorage('build', isText, (item) => item === '');
  stored.set('build', JSON.stringify({ guest: [''], u1: ['a'] }));
  stored.set('user', JSON.stringify({ id: 'u1' }));
  built.adoptGuestItems();
  expect(JSON.parse(stored.get('build') ?? '')).toEqual({ u1: ['a'] });
});

test('returns the same array until it changes', () => {
  const viewed = createUserStorage('recently_viewed', isText);
  viewed.write(['a']);
  expect(viewed.read()).toBe(viewed.read());
});

test('ignores invalid stored values', () => {
  const viewed = createUserStorage('recently_viewed', isText);
  for (const text of ['{', '7', 'null', '[]', '{"guest":7}', '{"guest":[7,null]}']) {
    stored.set('recently_viewed', text);
    expect(viewed.read(), text).toEqual([]);
  }
});

test('notifies subscribers of changes', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const viewed = createUserStorage('recently_viewed', isText);
  const changed = vi.fn();
  const stop = viewed.subscribe(changed);
  viewed.write(['a']);
  stop();
  viewed.write(['b']);
  expect(changed).toHaveBeenCalledTimes(1);
});
