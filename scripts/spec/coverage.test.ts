import { expect, test } from 'vitest';
import type { TestResult } from '../runners/test-result.ts';
import { coverageOf } from './coverage.ts';

const known = ['AA-01', 'AA-02', 'AA-03'];
const passed = (title: string): TestResult => ({ title, outcome: 'passed' });
const failed = (title: string): TestResult => ({ title, outcome: 'failed' });
const skipped = (title: string): TestResult => ({ title, outcome: 'skipped' });

test('counts a requirement as covered only by a passing test', () => {
  const results = [passed('[AA-01] x'), failed('[AA-02] y'), skipped('[AA-03] z')];
  expect(coverageOf(known, results, []).covered).toEqual(new Set(['AA-01']));
});

test('does not count a requirement with a failing test', () => {
  const results = [passed('[AA-01] in one browser'), failed('[AA-01] in another')];
  expect(coverageOf(known, results, []).covered).toEqual(new Set());
});

test('reports unknown numbers, whatever the outcome', () => {
  const results = [skipped('[AA-1] short'), passed('[AA-01, ZZ-99] long')];
  expect(coverageOf(known, results, []).unknown).toEqual(['AA-1', 'ZZ-99']);
});

test('reports requirements that are no longer covered', () => {
  const results = [passed('[AA-01] x')];
  expect(coverageOf(known, results, ['AA-01', 'AA-02']).lost).toEqual(['AA-02']);
});
