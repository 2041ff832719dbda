import { eachPair } from '../../build.ts';
import type { RuleResult, Rule } from '../../finding.ts';
import { fact, flagOf, textOf, type Part } from '../../part.ts';

export const m2: Rule = {
  id: 'M2',
  check: ({ memory, boards }) =>
    eachPair(memory, boards, (kit, board) => ({
      compared: `${textOf(kit, 'formFactor') ?? '?'} / ${textOf(board, 'formFactor') ?? '?'}`,
      facts: [
        ...['formFactor', 'registered', 'ecc'].map((key) => fact(kit, key)),
        ...['formFactor', 'eccSupport'].map((key) => fact(board, key)),
      ],
      ...checkForm(kit, board),
    })),
};

function checkForm(kit: Part, board: Part): Pick<RuleResult, 'verdict' | 'sentence' | 'fix'> {
  const [form, ecc] = [textOf(kit, 'formFactor'), flagOf(kit, 'ecc')];
  const fix = { slot: 'memory', sentence: 'Choose standard desktop memory' } as const;
  if (flagOf(kit, 'registered') === true) {
    return {
      verdict: 'error',
      sentence: "Registered memory is for servers and won't start in a desktop board.",
      fix,
    };
  }
  // Some thin boards use laptop memory; no source says which.
  if (form === 'SO-DIMM' && textOf(board, 'formFactor') !== 'Thin Mini-ITX') {
    return {
      verdict: 'error',
      sentence: 'These are laptop modules (SO-DIMM). Desktop boards need full-size ones (DIMM).',
      fix,
    };
  }
  if (form !== 'DIMM' || ecc === undefined) {
    return { verdict: 'unknown', sentence: 'Memory module size: not verified.' };
  }
  if (!ecc) return { verdict: 'ok', sentence: 'These are standard desktop modules.' };
  const supportsEcc = flagOf(board, 'eccSupport');
  if (supportsEcc === undefined) {
    return { verdict: 'unknown', sentence: 'ECC support on the board: not verified.' };
  }
  return supportsEcc
    ? { verdict: 'ok', sentence: "The board supports this memory's error correction (ECC)." }
    : { verdict: 'info', sentence: 'The board runs this memory without error correction (ECC).' };
}
