import { expect, test } from 'vitest';
import { part, verdictOf, verdictsOf } from '../../testing/parts.ts';

const board = (attributes = {}) => part('motherboard', attributes);
const nvme = (id: string, link = '4.0 x4', length = '2280') =>
  part('storage_ssd', { formFactor: `M.2-${length}`, interface: `M.2 PCIe ${link}` }, id);
const m2Sata = (id: string) =>
  part('storage_ssd', { formFactor: 'M.2-2280', interface: 'M.2 SATA' }, id);
const sata = (id: string) => part('storage_hdd', { interface: 'SATA 6Gb/s' }, id);

test.each([
  ['a slot each', ['2280 PCIe 4.0 x4', '2280 PCIe 4.0 x4'], [nvme('a'), nvme('b')], 'ok'],
  ['one slot too few', ['2280 PCIe 4.0 x4'], [nvme('a'), nvme('b')], 'error'],
  ['a slower slot', ['2280 PCIe 3.0 x4'], [nvme('a')], 'warn'],
  ['a slot with fewer lanes', ['2280 PCIe 4.0 x2'], [nvme('a')], 'warn'],
  [
    'a fast drive in the fast slot',
    ['2280 PCIe 4.0 x4', '2280 PCIe 5.0 x4'],
    [nvme('a', '5.0 x4'), nvme('b')],
    'ok',
  ],
  ['a slot that is too short', ['2242 PCIe 4.0 x4'], [nvme('a')], 'error'],
  ['a longer slot', ['22110 PCIe 4.0 x4'], [nvme('a')], 'ok'],
  ['SATA in a slot with SATA', ['2280 PCIe 3.0 x4 or SATA'], [m2Sata('a')], 'ok'],
  ['SATA in a slot without SATA', ['2280 PCIe 3.0 x4'], [m2Sata('a')], 'error'],
  ['NVMe in a SATA slot', ['2280 SATA'], [nvme('a')], 'error'],
  // A greedy assignment would leave no slot for the second drive.
  [
    'only one possible assignment',
    ['2280 PCIe 4.0 x4 or SATA', '2280 PCIe 4.0 x4'],
    [nvme('a'), m2Sata('b')],
    'ok',
  ],
  [
    'two drives for one SATA slot',
    ['2280 PCIe 4.0 x4 or SATA', '2280 PCIe 4.0 x4'],
    [m2Sata('a'), m2Sata('b')],
    'error',
  ],
  [
    'a drive with an unknown interface',
    ['2280 PCIe 4.0 x4'],
    [part('storage_ssd', { formFactor: 'M.2-2280' })],
    'unknown',
  ],
])('S1: %s', (_, m2SlotTypes, drives, verdict) => {
  expect(verdictOf('S1', board({ m2SlotTypes }), ...drives)).toBe(verdict);
});

test('S1: the slot count alone can fail drives, never pass them', () => {
  expect(verdictOf('S1', board({ m2Slots: 1 }), nvme('a'), nvme('b'))).toBe('error');
  expect(verdictOf('S1', board({ m2Slots: 2 }), nvme('a'), nvme('b'))).toBe('unknown');
  expect(verdictOf('S1', board(), nvme('a'))).toBe('unknown');
});

const shared = {
  sataPorts: 4,
  m2SlotTypes: ['2280 PCIe 4.0 x4', '2280 PCIe 4.0 x4', '2280 PCIe 3.0 x4'],
  laneSharing: ['M.2 slot 2 turns off 2 SATA ports'],
};
const four = ['1', '2', '3', '4'].map(sata);

test.each([
  ['for as many ports', { sataPorts: 4 }, four, 'ok'],
  ['for one port fewer', { sataPorts: 3 }, four, 'error'],
  ['for an unknown number of ports', {}, four, 'unknown'],
  ['with an M.2 drive that disables none', shared, [nvme('a'), ...four], 'ok'],
  // The second drive goes to the slower third slot, so that the ports stay enabled.
  ['with two M.2 drives', shared, [nvme('a'), nvme('b'), ...four], 'ok'],
  ['with three M.2 drives', shared, [nvme('a'), nvme('b'), nvme('c'), ...four], 'error'],
  [
    'on a board without lane sharing',
    { sataPorts: 4, laneSharing: [] },
    [nvme('a'), ...four],
    'ok',
  ],
  ['on a board with unknown lane sharing', { sataPorts: 4 }, [nvme('a'), ...four], 'unknown'],
])('S2: SATA drives %s', (_, attributes, drives, verdict) => {
  expect(verdictOf('S2', board(attributes), ...drives)).toBe(verdict);
});

test('S1: uses the slower slot only to keep ports enabled', () => {
  expect(verdictOf('S1', board(shared), nvme('a'), nvme('b'))).toBe('ok');
  expect(verdictOf('S1', board(shared), nvme('a'), nvme('b'), ...four)).toBe('warn');
});

const card = (link = '4.0 x16', id = 'card') =>
  part('graphics_card', { interface: `PCIe ${link}` }, id);

test.each([
  ['a slot as fast', { pcieX16Slots: 1, pcieGen: 4 }, [card()], ['ok']],
  ['an older slot', { pcieX16Slots: 1, pcieGen: 3 }, [card()], ['warn']],
  ['a newer slot', { pcieX16Slots: 1, pcieGen: 5 }, [card()], ['ok']],
  ['a slot of unknown generation', { pcieX16Slots: 1 }, [card()], ['unknown']],
  [
    'two cards, one slot',
    { pcieX16Slots: 1, pcieGen: 4 },
    [card(), card('4.0 x8', 'b')],
    ['error', 'ok', 'ok'],
  ],
  [
    'two cards, two slots',
    { pcieX16Slots: 2, pcieGen: 4 },
    [card(), card('4.0 x8', 'b')],
    ['ok', 'ok'],
  ],
  ['an unknown number of slots', { pcieGen: 4 }, [card()], ['unknown', 'ok']],
])('S3: a graphics card in %s', (_, attributes, cards, verdicts) => {
  expect(verdictsOf('S3', [board(attributes), ...cards])).toEqual(verdicts);
});

test('S3: warns if an M.2 drive takes lanes from the card', () => {
  const lanes = {
    pcieX16Slots: 1,
    pcieGen: 5,
    m2SlotTypes: ['2280 PCIe 5.0 x4'],
    laneSharing: ['M.2 slot 1 leaves x8 for the graphics card'],
  };
  expect(verdictsOf('S3', [board(lanes), card('5.0 x16'), nvme('a')])).toEqual(['warn']);
  expect(verdictsOf('S3', [board(lanes), card('5.0 x8'), nvme('a')])).toEqual(['ok']);
  expect(verdictsOf('S3', [board(lanes), card('5.0 x16')])).toEqual(['ok']);
});

test.each([
  ['SAS 12Gb/s', 'error'],
  ['U.2', 'error'],
  ['mSATA', 'unknown'],
  [undefined, 'unknown'],
])('S2: a %s drive on a desktop board is %s', (link, verdict) => {
  const drive = part('storage_ssd', { formFactor: '2.5"', ...(link && { interface: link }) });
  expect(verdictOf('S2', board({ sataPorts: 4 }), drive)).toBe(verdict);
});

test('S2: a drive with an unknown interface is unknown, but SATA drives still count', () => {
  const unspecified = part('storage_ssd', { formFactor: '2.5"' });
  expect(verdictOf('S2', board({ sataPorts: 4 }), unspecified, ...four)).toBe('unknown');
  expect(verdictOf('S2', board({ sataPorts: 3 }), unspecified, ...four)).toBe('error');
});
