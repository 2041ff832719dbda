import type { Build } from '../../build.ts';
import { isServerDrive, isM2, planM2, sharingOf, usesSataPort } from '../../facts/drives.ts';
import { formatComparison, count, type RuleResult, type Rule } from '../../finding.ts';
import { fact, numberOf, textOf, type Part } from '../../part.ts';

export const s2: Rule = {
  id: 'S2',
  check: (build) => [
    ...build.boards.flatMap((board) => checkConnectors(build, board)),
    ...build.boards.flatMap((board) => checkPorts(build, board)),
  ],
};

function checkConnectors({ drives }: Build, board: Part): RuleResult[] {
  return drives.filter(isServerDrive).map((drive) => {
    const kind = textOf(drive, 'interface') ?? '';
    const evidence = {
      facts: [fact(drive, 'interface'), fact(board, 'sataPorts')],
    };
    if (numberOf(board, 'sataPorts') === undefined) {
      const sentence = `${kind} connector on the board: not verified.`;
      return {
        verdict: 'unknown',
        sentence,
        compared: formatComparison(kind, undefined),
        ...evidence,
      };
    }
    return {
      verdict: 'error',
      sentence: `The drive uses ${kind}, which is for servers. The board has no such connector.`,
      compared: formatComparison(kind, 'SATA, M.2'),
      ...evidence,
      fix: { slot: 'storage', sentence: 'Choose a SATA or M.2 drive' },
    };
  });
}

function checkPorts({ drives }: Build, board: Part): RuleResult[] {
  const onPorts = drives.filter((drive) => usesSataPort(drive) === true);
  const unspecified = drives.filter((drive) => usesSataPort(drive) === undefined);
  if (onPorts.length + unspecified.length === 0) return [];
  const ports = numberOf(board, 'sataPorts');
  const isShared = drives.some(isM2);
  const off = isShared ? planM2(board, drives)?.disabledPorts : 0;
  const left = ports === undefined ? undefined : ports - (off ?? 0);
  const evidence = {
    compared: formatComparison(onPorts.length, left, 'SATA ports'),
    facts: [
      ...[...onPorts, ...unspecified].map((drive) => fact(drive, 'interface')),
      ...['sataPorts', 'laneSharing', 'm2SlotTypes'].map((key) => fact(board, key)),
    ],
  };
  if (left !== undefined && onPorts.length > left) {
    const reason = off ? ', because an M.2 drive disables some' : '';
    return [
      {
        verdict: 'error',
        sentence: `${count(onPorts.length, 'SATA drive')}, but the board has ${count(left, 'port')}${reason}.`,
        ...evidence,
        fix: { slot: 'motherboard', sentence: 'Choose a board with more SATA ports' },
      },
    ];
  }
  if (unspecified.length > 0) {
    const sentence = 'Drive connection: not verified.';
    return [{ verdict: 'unknown', sentence, ...evidence }];
  }
  // A board that shares no lanes needs no slot plan.
  if (left === undefined || (off === undefined && sharingOf(board)?.size !== 0)) {
    const sentence = 'SATA ports left with these M.2 drives: not verified.';
    return [{ verdict: 'unknown', sentence, ...evidence }];
  }
  return [{ verdict: 'ok', sentence: 'Every SATA drive has a port.', ...evidence }];
}
