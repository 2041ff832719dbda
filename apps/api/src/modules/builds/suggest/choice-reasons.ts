import { formatMeasure, purposeNames, type Purpose } from '@sirkito/commerce';
import { evaluate, type Part, type SlotId } from '@sirkito/compatibility';
import type { Chosen } from './compose-build.ts';

const textOf = ({ attributes }: Part, key: string): string => {
  const value = attributes[key];
  return typeof value === 'object' ? value.join(', ') : String(value ?? '');
};

/** Returns a sentence per part on why it was chosen. */
export function choiceReasons(chosen: Chosen, purpose: Purpose): Partial<Record<SlotId, string>> {
  const parts = Object.values(chosen).map(({ part }) => part);
  const { power, requiredWatts } = evaluate(parts);
  const [cpu, board] = [chosen.cpu?.part, chosen.motherboard?.part];
  const [card, memory] = [chosen.graphics_card?.part, chosen.memory?.part];
  const [drive, cooler] = [chosen.storage?.part, chosen.cpu_cooling?.part];
  const [pcCase, supply] = [chosen.pc_case?.part, chosen.power_supply?.part];
  const wifi =
    board && !['None', ''].includes(textOf(board, 'wifi')) ? `, with ${textOf(board, 'wifi')}` : '';
  const length = card ? ` and a ${textOf(card, 'gpuLengthMm')} mm card` : '';
  return {
    ...(cpu && { cpu: `${textOf(cpu, 'coreCount')} cores for ${lower(purposeNames[purpose])}.` }),
    ...(board && {
      motherboard: `Fits the processor (${textOf(board, 'socket')}) and ${textOf(board, 'memoryType')} memory${wifi}.`,
    }),
    ...(memory && {
      memory: `${textOf(memory, 'capacity')} GB in ${modulesOf(memory)}, our lowest price for this capacity.`,
    }),
    ...(card && {
      graphics_card: `The most powerful card within your budget, with ${textOf(card, 'memory')} GB.`,
    }),
    ...(drive && {
      storage: `${formatMeasure(Number(textOf(drive, 'capacity')), 'GB')} on an M.2 drive that plugs directly into the board.`,
    }),
    ...(cooler && {
      cpu_cooling: `Fits the ${cpu ? `${textOf(cpu, 'socket')} ` : ''}socket and clears the side panel.`,
    }),
    ...(pcCase && {
      pc_case: `Fits the ${board ? textOf(board, 'formFactor') : ''} board${length}.`,
    }),
    ...(supply && {
      power_supply: `The parts draw up to ${String(power.loadWatts)} W. We recommend ${String(requiredWatts)} W or more.`,
    }),
  };
}

const modulesOf = (memory: Part): string => {
  const count = textOf(memory, 'moduleCount');
  return count === '1' ? '1 module' : `${count} modules`;
};

/** For use inside a sentence: "gaming at 1440p". */
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
