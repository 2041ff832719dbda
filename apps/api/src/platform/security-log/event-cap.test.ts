import { expect, test } from 'vitest';
import {
  createEventCap,
  reservedRows,
  rowsPerAccount,
  rowsPerNetwork,
  sharedRows,
  windowMs,
} from './event-cap.ts';

const at = new Date('2026-11-18T00:00:00Z');
const failed = (network: string | null) => ({
  at,
  kind: 'sign_in_failed' as const,
  network,
  account_id: null,
});
/** A failure of an account that exists. */
const known = (network: string) => ({ ...failed(network), account_id: 'clerk' });

function newCap() {
  let now = 0;
  const cap = createEventCap(() => now);
  return {
    ...cap,
    admitted: (times: number, network: (index: number) => string | null) =>
      Array.from({ length: times }, (_, index) => cap.admits(failed(network(index)))).filter(
        Boolean,
      ).length,
    endMinute: () => {
      now += windowMs;
      return cap.takeSummaries();
    },
  };
}

test('[SC-33] gives ten failures a minute of one network a row and counts the others', () => {
  const { admitted, endMinute, takeSummaries } = newCap();
  expect(admitted(1_000, () => '203.0.113.0/24')).toBe(rowsPerNetwork);
  expect(admitted(1, () => '198.51.100.0/24')).toBe(1);
  expect(takeSummaries()).toEqual([]);
  const { account_id: _, ...summary } = failed('203.0.113.0/24');
  expect(endMinute()).toEqual([{ ...summary, events: 990 }]);
  expect(admitted(1, () => '203.0.113.0/24')).toBe(1);
  expect(endMinute()).toEqual([]);
});

test('[SC-33] a flood of one kind leaves rows to the others', () => {
  const { admits, admitted } = newCap();
  admitted(5_000, (index) => `10.${index >> 8}.${index & 255}.0/24`);
  const refused = { ...failed('192.0.2.0/24'), kind: 'access_refused' as const };
  expect(admits(refused)).toBe(true);
  expect(admits(failed('198.51.100.0/24'))).toBe(false);
});

test('[SC-33] guesses at random accounts hide no other failure of their network', () => {
  const { admits, admitted } = newCap();
  const network = '203.0.113.0/24';
  admitted(1_000, () => network);
  expect(admits(failed(network))).toBe(false);
  expect(admits(known(network))).toBe(true);
  expect(admits({ ...known(network), kind: 'second_factor_failed' })).toBe(true);
});

test('[SC-33] a flood of many networks and kinds leaves rows to accounts that exist', () => {
  const { admits, admitted } = newCap();
  admitted(5_000, (index) => `10.${index >> 8}.${index & 255}.0/24`);
  for (let index = 0; index < 1_000; index += 1) {
    const network = `11.${index >> 8}.${index & 255}.0/24`;
    admits({ ...failed(network), kind: 'access_refused' });
    admits({ ...failed(network), kind: 'password_reset_requested' });
  }
  const passed = Array.from({ length: 1_000 }, (_, index) => admits(known(`12.0.${index}.0/24`)));
  expect(passed.filter(Boolean)).toHaveLength(reservedRows);
  expect(passed[0]).toBe(true);
});

test('[SC-33] refused calls of one account and anonymous failures hide no guesses at another', () => {
  const { admits, admitted } = newCap();
  for (let index = 0; index < 120; index += 1) {
    admits({ ...known(`10.0.${index % 12}.0/24`), kind: 'access_refused' });
  }
  admitted(100, (index) => `11.0.${index}.0/24`);
  const guesses = Array.from({ length: 29 }, () => admits(known('203.0.113.0/24')));
  expect(guesses.filter(Boolean)).toHaveLength(reservedRows);
});

test('[SC-33] failures of an own account hide no guesses at another', () => {
  const { admits } = newCap();
  const own = { ...known('203.0.113.0/24'), account_id: 'own' };
  for (let index = 0; index < 1_000; index += 1) {
    admits({ ...own, network: `10.0.${index % 40}.0/24`, kind: 'access_refused' });
    admits({ ...own, network: `10.0.${index % 40}.0/24` });
  }
  const guesses = Array.from({ length: 29 }, () => admits(known('203.0.113.0/24')));
  expect(guesses.filter(Boolean)).toHaveLength(rowsPerAccount);
});

test('[SC-33] writes at most 267 rows a minute, also for an attack from many networks', () => {
  const { admits, admitted, endMinute } = newCap();
  const kinds = [
    'sign_in_failed',
    'sign_in_limited',
    'second_factor_missing',
    'second_factor_failed',
    'password_check_failed',
    'password_reset_requested',
    'access_refused',
  ] as const;
  let rows = admitted(50_000, (index) => `10.${index >> 8}.${index & 255}.0/24`);
  expect(rows).toBe(sharedRows);
  for (const kind of kinds) {
    for (let index = 0; index < 1_000; index += 1) {
      const network = `11.${index >> 8}.${index & 255}.0/24`;
      rows += Number(admits({ ...failed(network), kind }));
      rows += Number(admits({ ...known(network), kind }));
    }
  }
  const summaries = endMinute();
  expect(rows + summaries.length).toBeLessThanOrEqual(267);
  expect(summaries.reduce((sum, { events }) => sum + events, rows)).toBe(64_000);
});

test('[SC-33] does not cap what needs a staff session', () => {
  const { admits } = newCap();
  const view = { ...known('203.0.113.0/24'), kind: 'customer_viewed' as const };
  expect(Array.from({ length: 500 }, () => admits(view)).every(Boolean)).toBe(true);
});
