import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreBuild, discardReplacedBuild, openBuild, writeBuild } from './stored-build.ts';
import { storedBuilds } from './stored-fit.ts';

const stored = new Map<string, string>();
const mine = { name: '', parts: ['cpu', 'board'] };
const gaming = { name: 'Gaming', parts: ['card'] };
const office = { name: 'Office', parts: ['screen'] };
const partsOf = () => storedBuilds.read().map(({ parts }) => parts);

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('keeps an edited build when another is opened, and restores it', () => {
  writeBuild(mine);
  openBuild(gaming);
  expect(partsOf()).toEqual([gaming.parts, mine.parts]);
  restoreBuild(mine);
  expect(partsOf()).toEqual([mine.parts]);
});

test('does not keep a build that was only viewed', () => {
  writeBuild(mine);
  openBuild(gaming);
  openBuild(office);
  expect(partsOf()).toEqual([office.parts, mine.parts]);
});

test('keeps an opened build that was edited', () => {
  writeBuild(mine);
  openBuild(gaming);
  writeBuild({ ...storedBuilds.read()[0], ...gaming, parts: ['card', 'case'] });
  restoreBuild(mine);
  expect(partsOf()).toEqual([mine.parts, ['card', 'case']]);
});

test('keeps the old build of a new one until it is reopened or discarded', () => {
  writeBuild(mine);
  openBuild({ name: '', parts: [] });
  expect(partsOf()).toEqual([[], mine.parts]);
  openBuild(mine);
  expect(partsOf()).toEqual([mine.parts]);
  writeBuild(mine);
  openBuild({ name: '', parts: [] });
  discardReplacedBuild();
  expect(partsOf()).toEqual([[]]);
});

test('continues with the guest build after sign-in and keeps the user’s own', () => {
  stored.set('user', JSON.stringify({ id: 'u1' }));
  writeBuild(mine);
  stored.delete('user');
  writeBuild(gaming);
  stored.set('user', JSON.stringify({ id: 'u1' }));
  storedBuilds.adoptGuestItems();
  expect(partsOf()).toEqual([gaming.parts, mine.parts]);
});
