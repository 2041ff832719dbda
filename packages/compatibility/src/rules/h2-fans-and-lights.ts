import { eachPair } from '../build.ts';
import { beside, type Judgement, type Rule } from '../finding.ts';
import { fact, numberOf, textOf, type Part } from '../part.ts';

export const h2: Rule = {
  id: 'H2',
  judge: ({ cases, coolers, boards }) => [
    ...eachPair(cases, boards, judgeFans),
    ...eachPair([...cases, ...coolers], boards, judgeLights),
  ],
};

function judgeFans(pcCase: Part, board: Part): Judgement {
  const [fans, headers] = [numberOf(pcCase, 'includedFans'), numberOf(board, 'caseFanHeaders')];
  const seen = {
    compared: beside(fans, headers, 'fan headers'),
    facts: [fact(pcCase, 'includedFans'), fact(board, 'caseFanHeaders')],
  };
  if (fans === undefined || headers === undefined) {
    return { verdict: 'unknown', sentence: 'Headers for the case fans: not verified.', ...seen };
  }
  return fans > headers
    ? { verdict: 'warn', sentence: 'More fans than headers. A splitter joins two.', ...seen }
    : { verdict: 'ok', sentence: 'Every case fan has a header.', ...seen };
}

/** A 5 V light on a 12 V header burns out at once. */
function judgeLights(part: Part, board: Part): Judgement | undefined {
  if (!/ARGB|A-RGB|addressable/i.test(textOf(part, 'lighting') ?? '')) return undefined;
  const [argb, rgb] = [numberOf(board, 'argbHeaders'), numberOf(board, 'rgbHeaders')];
  const seen = {
    compared: `5 V / ${String(argb ?? '?')} × 5 V, ${String(rgb ?? '?')} × 12 V`,
    facts: [fact(part, 'lighting'), fact(board, 'argbHeaders'), fact(board, 'rgbHeaders')],
  };
  if (argb !== undefined && argb > 0) {
    return { verdict: 'ok', sentence: 'The lights have a 5 V header.', ...seen };
  }
  if (argb === undefined || rgb === undefined) {
    return { verdict: 'unknown', sentence: 'A header for the lights: not verified.', ...seen };
  }
  return rgb > 0
    ? {
        verdict: 'error',
        sentence:
          'The lights need 5 V. The only light header of the board has 12 V and would burn them.',
        ...seen,
        mend: { slot: 'motherboard', sentence: 'Choose a board with a 5 V ARGB header' },
      }
    : {
        verdict: 'warn',
        sentence: 'The board has no header for the lights. They stay dark.',
        ...seen,
      };
}
