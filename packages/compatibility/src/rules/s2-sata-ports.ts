import type { Build } from '../build.ts';
import { isForServers, isM2, planM2, sharingOf, usesSataPort } from '../drives.ts';
import { beside, count, type Judgement, type Rule } from '../finding.ts';
import { fact, numberOf, textOf, type Part } from '../part.ts';

export const s2: Rule = {
  id: 'S2',
  judge: (build) => [
    ...build.boards.flatMap((board) => judgeConnectors(build, board)),
    ...build.boards.flatMap((board) => judgePorts(build, board)),
  ],
};

function judgeConnectors({ drives }: Build, board: Part): Judgement[] {
  return drives.filter(isForServers).map((drive) => {
    const kind = textOf(drive, 'interface') ?? '';
    return {
      verdict: 'error',
      sentence: `The drive connects by ${kind}, which is for servers. The board has no such connector.`,
      compared: beside(kind, 'SATA, M.2'),
      facts: [fact(drive, 'interface'), fact(board, 'sataPorts')],
      mend: { slot: 'storage', sentence: 'Choose a SATA or M.2 drive' },
    };
  });
}

function judgePorts({ drives }: Build, board: Part): Judgement[] {
  const onPorts = drives.filter((drive) => usesSataPort(drive) === true);
  const unsaid = drives.filter((drive) => usesSataPort(drive) === undefined);
  if (onPorts.length + unsaid.length === 0) return [];
  const ports = numberOf(board, 'sataPorts');
  const isShared = drives.some(isM2);
  const off = isShared ? planM2(board, drives)?.portsOff : 0;
  const left = ports === undefined ? undefined : ports - (off ?? 0);
  const seen = {
    compared: beside(onPorts.length, left, 'SATA ports'),
    facts: [
      ...[...onPorts, ...unsaid].map((drive) => fact(drive, 'interface')),
      ...['sataPorts', 'laneSharing', 'm2SlotTypes'].map((key) => fact(board, key)),
    ],
  };
  if (left !== undefined && onPorts.length > left) {
    const why = off ? ', because an M.2 drive turns some off' : '';
    return [
      {
        verdict: 'error',
        sentence: `${count(onPorts.length, 'SATA drive')}, but the board has ${count(left, 'port')}${why}.`,
        ...seen,
        mend: { slot: 'motherboard', sentence: 'Choose a board with more SATA ports' },
      },
    ];
  }
  if (unsaid.length > 0) {
    const sentence = 'How a drive connects to the board: not verified.';
    return [{ verdict: 'unknown', sentence, ...seen }];
  }
  // A board that says it shares nothing needs no plan of its slots.
  if (left === undefined || (off === undefined && sharingOf(board)?.size !== 0)) {
    const sentence = 'SATA ports left beside the M.2 drives: not verified.';
    return [{ verdict: 'unknown', sentence, ...seen }];
  }
  return [{ verdict: 'ok', sentence: 'Every SATA drive has a port.', ...seen }];
}
