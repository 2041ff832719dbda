import { eachPair } from '../build.ts';
import type { Judgement, Rule } from '../finding.ts';
import { fact, flagOf, textOf, type Part } from '../part.ts';

export const m2: Rule = {
  id: 'M2',
  judge: ({ memory, boards }) =>
    eachPair(memory, boards, (kit, board) => ({
      compared: `${textOf(kit, 'formFactor') ?? '?'} / ${textOf(board, 'formFactor') ?? '?'}`,
      facts: [
        ...['formFactor', 'registered', 'ecc'].map((key) => fact(kit, key)),
        ...['formFactor', 'eccSupport'].map((key) => fact(board, key)),
      ],
      ...judgeForm(kit, board),
    })),
};

function judgeForm(kit: Part, board: Part): Pick<Judgement, 'verdict' | 'sentence' | 'mend'> {
  const [form, ecc] = [textOf(kit, 'formFactor'), flagOf(kit, 'ecc')];
  const mend = { slot: 'memory', sentence: 'Choose ordinary desktop memory' } as const;
  if (flagOf(kit, 'registered') === true) {
    return {
      verdict: 'error',
      sentence: 'Registered memory is for servers and does not start in a desktop board.',
      mend,
    };
  }
  // Thin boards take laptop memory, and no source says which of them do.
  if (form === 'SO-DIMM' && textOf(board, 'formFactor') !== 'Thin Mini-ITX') {
    return {
      verdict: 'error',
      sentence: 'These are laptop modules (SO-DIMM). A desktop board takes long ones.',
      mend,
    };
  }
  if (form !== 'DIMM' || ecc === undefined) {
    return { verdict: 'unknown', sentence: 'Form of the memory modules: not verified.' };
  }
  if (!ecc) return { verdict: 'ok', sentence: 'The modules are of the kind desktops use.' };
  const corrects = flagOf(board, 'eccSupport');
  if (corrects === undefined) {
    return { verdict: 'unknown', sentence: 'Whether the board uses ECC: not verified.' };
  }
  return corrects
    ? { verdict: 'ok', sentence: 'The board uses the error correction of this memory.' }
    : { verdict: 'info', sentence: 'The board runs this memory without its error correction.' };
}
