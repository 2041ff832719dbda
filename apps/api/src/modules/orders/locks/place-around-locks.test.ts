import { expect, test } from 'vitest';
import { placeAroundLocks } from './place-around-locks.ts';
import { postponed } from '../checkout/sequencer.ts';

const requestsOf = (accounts: string) => accounts.split('').map((accountId) => ({ accountId }));
const lockTimeout = () => Object.assign(new Error('lock timeout'), { code: '55P03' });

/** A shop in which `holders` says which transaction holds the row that each account needs. */
function shopWith(holders: Record<string, string>) {
  const calls: string[] = [];
  const accountsOf = (requests: readonly { accountId: string }[]) =>
    requests.map(({ accountId }) => accountId).join('');
  /** Rows whose holder the lock timeout would outlast. */
  const brief = new Set<string>();
  const place = placeAroundLocks({
    place: async (requests: readonly { accountId: string }[]) => {
      calls.push(`place ${accountsOf(requests)}`);
      const stuck = requests.some(({ accountId }) => holders[accountId] && !brief.has(accountId));
      if (stuck) throw lockTimeout();
      return requests.map(({ accountId }) => `placed ${accountId}`);
    },
    findHeld: async (requests, suspects) => {
      calls.push(`look at ${suspects?.join() ?? 'all'}`);
      return requests.flatMap(({ accountId }) => {
        const holder = holders[accountId];
        const row = `row ${accountId}`;
        return holder && (suspects?.includes(row) ?? true) ? [{ accountId, row, holder }] : [];
      });
    },
  });
  return { calls, brief, place };
}

test('looks for held rows only after a lock timeout, and then before it waits again', async () => {
  const holders: Record<string, string> = {};
  const { calls, place } = shopWith(holders);
  expect(await place(requestsOf('ab'))).toEqual(['placed a', 'placed b']);
  holders['b'] = '7';
  expect(await place(requestsOf('abc'))).toEqual(['placed a', postponed, 'placed c']);
  expect(await place(requestsOf('bd'))).toEqual([postponed, 'placed d']);
  delete holders['b'];
  expect(await place(requestsOf('b'))).toEqual(['placed b']);
  expect(calls).toEqual([
    'place ab',
    'place abc',
    'look at all',
    'place ac',
    'look at row b',
    'place d',
    'look at row b',
    'place b',
  ]);
});

test('waits in line for a row that has changed hands', async () => {
  const holders: Record<string, string> = { a: '7' };
  const { brief, place } = shopWith(holders);
  expect(await place(requestsOf('a'))).toEqual([postponed]);
  holders['a'] = '8';
  brief.add('a');
  expect(await place(requestsOf('a'))).toEqual(['placed a']);
});

test('postpones all when it cannot tell which row is held', async () => {
  const place = placeAroundLocks({
    place: () => Promise.reject(lockTimeout()),
    findHeld: async () => [],
  });
  expect(await place(requestsOf('ab'))).toEqual([postponed, postponed]);
});

test('passes other errors on', async () => {
  const place = placeAroundLocks({
    place: () => Promise.reject(new Error('broken')),
    findHeld: async () => [],
  });
  await expect(place(requestsOf('a'))).rejects.toThrow('broken');
});
