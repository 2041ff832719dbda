import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptByUser } from './kept-by-user.ts';

const kept = new Map<string, string>();
const isText = (value: unknown) => typeof value === 'string';

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[EN-05] each person finds their own list, and a guest has one too', () => {
  const viewed = keptByUser('recently_viewed', isText);
  viewed.write(['a']);
  kept.set('user', JSON.stringify({ id: 'u1', userName: 'Ana' }));
  expect(viewed.read()).toEqual([]);
  viewed.write(['b', 'c']);
  expect(JSON.parse(kept.get('recently_viewed') ?? '')).toEqual({ guest: ['a'], u1: ['b', 'c'] });
  kept.delete('user');
  expect(viewed.read()).toEqual(['a']);
});

test('what a guest kept goes to who signs in, once, and before what is their own', () => {
  const viewed = keptByUser('recently_viewed', isText);
  viewed.write(['a']);
  kept.set('user', JSON.stringify({ id: 'u1' }));
  viewed.takeOver();
  expect(viewed.read()).toEqual(['a']);
  kept.set('user', JSON.stringify({ id: 'u2' }));
  viewed.takeOver();
  expect(viewed.read()).toEqual([]);
  kept.delete('user');
  viewed.write(['b', 'c']);
  kept.set('user', JSON.stringify({ id: 'u1' }));
  viewed.takeOver();
  expect(viewed.read()).toEqual(['b', 'a', 'c']);
});

test('who has emptied their own gets what a guest kept', () => {
  const built = keptByUser('build', isText, (item) => item === '');
  for (const own of [[], ['']]) {
    kept.set('build', JSON.stringify({ guest: ['a'], u1: own }));
    kept.set('user', JSON.stringify({ id: 'u1' }));
    built.takeOver();
    expect(JSON.parse(kept.get('build') ?? '')).toEqual({ u1: ['a'] });
  }
});

test('an empty one of a guest takes the place of nothing', () => {
  const built = keptByUser('build', isText, (item) => item === '');
  kept.set('build', JSON.stringify({ guest: [''], u1: ['a'] }));
  kept.set('user', JSON.stringify({ id: 'u1' }));
  built.takeOver();
  expect(JSON.parse(kept.get('build') ?? '')).toEqual({ u1: ['a'] });
});

test('the list stays the same object until it changes', () => {
  const viewed = keptByUser('recently_viewed', isText);
  viewed.write(['a']);
  expect(viewed.read()).toBe(viewed.read());
});

test('what somebody else wrote there is passed over', () => {
  const viewed = keptByUser('recently_viewed', isText);
  for (const text of ['{', '7', 'null', '[]', '{"guest":7}', '{"guest":[7,null]}']) {
    kept.set('recently_viewed', text);
    expect(viewed.read(), text).toEqual([]);
  }
});

test('whoever listens is told of a change', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const viewed = keptByUser('recently_viewed', isText);
  const changed = vi.fn();
  const stop = viewed.subscribe(changed);
  viewed.write(['a']);
  stop();
  viewed.write(['b']);
  expect(changed).toHaveBeenCalledTimes(1);
});
