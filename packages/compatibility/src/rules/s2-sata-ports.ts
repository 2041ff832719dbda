import { isM2, planM2, sharingOf, usesSataPort } from '../drives.ts';
import { beside, count, type Rule } from '../finding.ts';
import { fact, numberOf } from '../part.ts';

export const s2: Rule = {
  id: 'S2',
  judge: ({ drives, boards }) => {
    const onPorts = drives.filter((drive) => usesSataPort(drive) === true);
    if (onPorts.length === 0) return [];
    return boards.map((board) => {
      const ports = numberOf(board, 'sataPorts');
      const isShared = drives.some(isM2);
      const off = isShared ? planM2(board, drives)?.portsOff : 0;
      const left = ports === undefined ? undefined : ports - (off ?? 0);
      const seen = {
        compared: beside(onPorts.length, left, 'SATA ports'),
        facts: [
          ...onPorts.map((drive) => fact(drive, 'interface')),
          ...['sataPorts', 'laneSharing', 'm2SlotTypes'].map((key) => fact(board, key)),
        ],
      };
      if (left !== undefined && onPorts.length > left) {
        const why = off ? ', because an M.2 drive turns some off' : '';
        return {
          verdict: 'error',
          sentence: `${count(onPorts.length, 'SATA drive')}, but the board has ${count(left, 'port')}${why}.`,
          ...seen,
          mend: { slot: 'motherboard', sentence: 'Choose a board with more SATA ports' },
        };
      }
      // A board that says it shares nothing needs no plan of its slots.
      if (left === undefined || (off === undefined && sharingOf(board)?.size !== 0)) {
        return {
          verdict: 'unknown',
          sentence: 'SATA ports left beside the M.2 drives: not verified.',
          ...seen,
        };
      }
      return { verdict: 'ok', sentence: 'Every SATA drive has a port.', ...seen };
    });
  },
};
