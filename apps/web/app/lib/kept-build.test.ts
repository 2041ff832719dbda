import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringBack, forgetAside, openBuild, writeBuild } from './kept-build.ts';
import { keptBuilds } from './kept-fit.ts';

const kept = new Map<string, string>();
const mine = { name: '', parts: ['cpu', 'board'] };
const gaming = { name: 'Gaming', parts: ['card'] };
const office = { name: 'Office', parts: ['screen'] };
const partsOf = () => keptBuilds.read().map(({ parts }) => parts);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a build somebody worked on is put aside for another, and can be brought back', () => {
  writeBuild(mine);
  openBuild(gaming);
  expect(partsOf()).toEqual([gaming.parts, mine.parts]);
  bringBack(mine);
  expect(partsOf()).toEqual([mine.parts]);
});

test('what was only looked at puts nothing aside', () => {
  writeBuild(mine);
  openBuild(gaming);
  openBuild(office);
  expect(partsOf()).toEqual([office.parts, mine.parts]);
});

test('what was changed after it was opened is work too', () => {
  writeBuild(mine);
  openBuild(gaming);
  writeBuild({ ...keptBuilds.read()[0], ...gaming, parts: ['card', 'case'] });
  bringBack(mine);
  expect(partsOf()).toEqual([mine.parts, ['card', 'case']]);
});

test('a new build puts the old one aside until it is opened or forgotten', () => {
  writeBuild(mine);
  openBuild({ name: '', parts: [] });
  expect(partsOf()).toEqual([[], mine.parts]);
  openBuild(mine);
  expect(partsOf()).toEqual([mine.parts]);
  writeBuild(mine);
  openBuild({ name: '', parts: [] });
  forgetAside();
  expect(partsOf()).toEqual([[]]);
});

test('who signs in goes on with what they built as a guest, and their own is put aside', () => {
  kept.set('user', JSON.stringify({ id: 'u1' }));
  writeBuild(mine);
  kept.delete('user');
  writeBuild(gaming);
  kept.set('user', JSON.stringify({ id: 'u1' }));
  keptBuilds.takeOver();
  expect(partsOf()).toEqual([gaming.parts, mine.parts]);
});
