import { eachPair } from '../../build.ts';
import { formatComparison, type RuleResult, type Rule } from '../../finding.ts';
import { fact, numberOf, textOf, type Part } from '../../part.ts';

export const h2: Rule = {
  id: 'H2',
  check: ({ cases, coolers, boards }) => [
    ...eachPair(cases, boards, checkFans),
    ...eachPair([...cases, ...coolers], boards, checkLights),
  ],
};

function checkFans(pcCase: Part, board: Part): RuleResult {
  const [fans, headers] = [numberOf(pcCase, 'includedFans'), numberOf(board, 'caseFanHeaders')];
  const evidence = {
    compared: formatComparison(fans, headers, 'fan headers'),
    facts: [fact(pcCase, 'includedFans'), fact(board, 'caseFanHeaders')],
  };
  if (fans === undefined || headers === undefined) {
    return { verdict: 'unknown', sentence: 'Case fan headers: not verified.', ...evidence };
  }
  return fans > headers
    ? {
        verdict: 'warn',
        sentence: 'There are more case fans than headers. Use a splitter.',
        ...evidence,
      }
    : { verdict: 'ok', sentence: 'Every case fan has a header.', ...evidence };
}

/** 5 V lights burn out on a 12 V header. */
function checkLights(part: Part, board: Part): RuleResult | undefined {
  if (!/ARGB|A-RGB|addressable/i.test(textOf(part, 'lighting') ?? '')) return undefined;
  const [argb, rgb] = [numberOf(board, 'argbHeaders'), numberOf(board, 'rgbHeaders')];
  const evidence = {
    compared: `5 V / ${String(argb ?? '?')} × 5 V, ${String(rgb ?? '?')} × 12 V`,
    facts: [fact(part, 'lighting'), fact(board, 'argbHeaders'), fact(board, 'rgbHeaders')],
  };
  if (argb !== undefined && argb > 0) {
    return { verdict: 'ok', sentence: 'The board has a 5 V header for the lights.', ...evidence };
  }
  if (argb === undefined || rgb === undefined) {
    return {
      verdict: 'unknown',
      sentence: 'ARGB header for the lights: not verified.',
      ...evidence,
    };
  }
  return rgb > 0
    ? {
        verdict: 'error',
        sentence: 'The lights need 5 V. The board only has a 12 V header, which would damage them.',
        ...evidence,
        fix: { slot: 'motherboard', sentence: 'Choose a board with a 5 V ARGB header' },
      }
    : {
        verdict: 'warn',
        sentence: "The board has no header for the lights. They won't light up.",
        ...evidence,
      };
}
