import { eachPair } from '../../build.ts';
import { formatComparison, type Rule, type RuleResult } from '../../finding.ts';
import { memoryTypesOf } from '../../names.ts';
import { fact, type Part } from '../../part.ts';

/** Compares the kits too: without a board, only the processor states its memory. */
export const c3: Rule = {
  id: 'C3',
  check: ({ cpus, boards, memory }) => [
    ...eachPair(cpus, boards, checkBoard),
    ...eachPair(cpus, memory, checkKit),
  ],
};

function checkBoard(cpu: Part, board: Part): RuleResult {
  const [supported, offered] = [memoryTypesOf(cpu), memoryTypesOf(board)];
  const evidence = {
    compared: formatComparison(supported?.join(', '), offered?.join(', ')),
    facts: [fact(cpu, 'memoryType'), fact(board, 'memoryType')],
  };
  if (!supported || !offered) {
    return {
      verdict: 'unknown',
      sentence: 'Memory type for the processor and board: not verified.',
      ...evidence,
    };
  }
  if (offered.some((type) => supported.includes(type))) {
    return {
      verdict: 'ok',
      sentence: `The processor and board both use ${offered.join(', ')}.`,
      ...evidence,
    };
  }
  return {
    verdict: 'error',
    sentence: `The processor uses ${supported.join(' or ')}. The board uses ${offered.join(', ')}.`,
    ...evidence,
    fix: { slot: 'motherboard', sentence: `Choose a board with ${supported.join(' or ')}` },
  };
}

function checkKit(cpu: Part, kit: Part): RuleResult {
  const [supported, own] = [memoryTypesOf(cpu), memoryTypesOf(kit)?.[0]];
  const evidence = {
    compared: formatComparison(supported?.join(', '), own),
    facts: [fact(cpu, 'memoryType'), fact(kit, 'type')],
  };
  if (!supported || own === undefined) {
    return {
      verdict: 'unknown',
      sentence: 'Memory type for the processor: not verified.',
      ...evidence,
    };
  }
  if (supported.includes(own)) {
    return { verdict: 'ok', sentence: `The processor supports ${own} memory.`, ...evidence };
  }
  return {
    verdict: 'error',
    sentence: `The memory is ${own}. The processor only supports ${supported.join(' or ')}.`,
    ...evidence,
    fix: { slot: 'memory', sentence: `Choose ${supported.join(' or ')} memory` },
  };
}
