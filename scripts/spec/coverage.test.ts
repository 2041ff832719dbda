import { expect, test } from 'vitest';
import type { TestResult } from '../runners/test-result.ts';
import { coverageOf } from './coverage.ts';

const known = ['AA-01', 'AA-02', 'AA-03'];
const passed = (title: string): TestResult => ({ title, outcome: 'passed' });
const failed = (title: string): TestResult => ({ title, outcome: 'failed' });
const skipped = (title: string): TestResult => ({ title, outcome: 'skipped' });

test('only a passing test keeps a requirement', () => {
  const results = [passed('[AA-01] x'), failed('[AA-02] y'), skipped('[AA-03] z')];
  expect(coverageOf(known, results, []).covered).toEqual(new Set(['AA-01']));
});

test('one failing test is enough to doubt a requirement', () => {
  const results = [passed('[AA-01] in one browser'), failed('[AA-01] in another')];
  expect(coverageOf(known, results, []).covered).toEqual(new Set());
});

test('a number that no list knows is reported, whatever became of the test', () => {
  const results = [skipped('[AA-1] short'), passed('[AA-01, ZZ-99] long')];
  expect(coverageOf(known, results, []).unknown).toEqual(['AA-1', 'ZZ-99']);
});

test('a requirement that was kept before and is not now is lost', () => {
  const results = [passed('[AA-01] x')];
  expect(coverageOf(known, results, ['AA-01', 'AA-02']).lost).toEqual(['AA-02']);
});
