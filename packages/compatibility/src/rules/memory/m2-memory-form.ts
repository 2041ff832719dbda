import { eachPair } from '../../build.ts';
import type { RuleResult, Rule } from '../../finding.ts';
import { socketOf } from '../../names.ts';
import { fact, flagOf, textOf, type Part } from '../../part.ts';

export const m2: Rule = {
  id: 'M2',
  check: ({ memory, boards, cpus }) => [
    ...eachPair(memory, boards, (kit, board) => ({
      compared: `${textOf(kit, 'formFactor') ?? '?'} / ${textOf(board, 'formFactor') ?? '?'}`,
      facts: [
        ...['formFactor', 'registered', 'ecc'].map((key) => fact(kit, key)),
        ...['formFactor', 'socket', 'eccSupport'].map((key) => fact(board, key)),
      ],
      ...checkForm(kit, board),
    })),
    ...(boards.some(isThin) ? [] : eachPair(memory, cpus, checkProcessor)),
  ],
};

const fix = { slot: 'memory', sentence: 'Choose standard desktop memory' } as const;

/** Some thin boards use laptop memory; no source says which. */
const isThin = (board: Part): boolean => textOf(board, 'formFactor') === 'Thin Mini-ITX';

const isForDesktop = (part: Part): boolean =>
  /^(?:AM\d|FM\d|LGA775|LGA1[1278]\d\d)/.test(socketOf(part) ?? '');

function checkProcessor(kit: Part, cpu: Part): RuleResult | undefined {
  const form = textOf(kit, 'formFactor');
  const isRegistered = flagOf(kit, 'registered') === true;
  if (!isRegistered && form !== 'SO-DIMM') return undefined;
  const evidence = {
    compared: `${form ?? '?'} / ${socketOf(cpu) ?? '?'}`,
    facts: [fact(kit, 'formFactor'), fact(kit, 'registered'), fact(cpu, 'socket')],
  };
  if (!isForDesktop(cpu)) return { ...notVerified, ...evidence };
  return {
    verdict: 'error',
    sentence: isRegistered
      ? 'Registered memory is for servers. This is a desktop processor.'
      : 'These are laptop modules (SO-DIMM). Desktop processors need full-size ones (DIMM).',
    ...evidence,
    fix,
  };
}

/** Boards for workstations and servers take registered memory, some also laptop memory. */
const notVerified = { verdict: 'unknown', sentence: 'Memory module size: not verified.' } as const;

function checkForm(kit: Part, board: Part): Pick<RuleResult, 'verdict' | 'sentence' | 'fix'> {
  const [form, ecc] = [textOf(kit, 'formFactor'), flagOf(kit, 'ecc')];
  const isRegistered = flagOf(kit, 'registered') === true;
  if (isRegistered || (form === 'SO-DIMM' && !isThin(board))) {
    if (!isForDesktop(board)) return notVerified;
    return {
      verdict: 'error',
      sentence: isRegistered
        ? "Registered memory is for servers and won't start in a desktop board."
        : 'These are laptop modules (SO-DIMM). Desktop boards need full-size ones (DIMM).',
      fix,
    };
  }
  if (form !== 'DIMM' || ecc === undefined) return notVerified;
  if (!ecc) return { verdict: 'ok', sentence: 'These are standard desktop modules.' };
  const supportsEcc = flagOf(board, 'eccSupport');
  if (supportsEcc === undefined) {
    return { verdict: 'unknown', sentence: 'ECC support on the board: not verified.' };
  }
  return supportsEcc
    ? { verdict: 'ok', sentence: "The board supports this memory's error correction (ECC)." }
    : { verdict: 'info', sentence: 'The board runs this memory without error correction (ECC).' };
}
