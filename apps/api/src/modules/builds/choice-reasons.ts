import { purposeNames, type Purpose } from '@sirkito/commerce';
import { evaluate, type Part, type SlotId } from '@sirkito/compatibility';
import type { Chosen } from './make-build.ts';

const say = ({ attributes }: Part, key: string): string => {
  const value = attributes[key];
  return typeof value === 'object' ? value.join(', ') : String(value ?? '');
};

/** Why each part was chosen, in a sentence. */
export function reasonsFor(chosen: Chosen, purpose: Purpose): Partial<Record<SlotId, string>> {
  const parts = Object.values(chosen).map(({ part }) => part);
  const { power, requiredWatts } = evaluate(parts);
  const [cpu, board] = [chosen.cpu?.part, chosen.motherboard?.part];
  const [card, memory] = [chosen.graphics_card?.part, chosen.memory?.part];
  const [drive, cooler] = [chosen.storage?.part, chosen.cpu_cooling?.part];
  const [pcCase, supply] = [chosen.pc_case?.part, chosen.power_supply?.part];
  const wifi =
    board && !['None', ''].includes(say(board, 'wifi')) ? `, with ${say(board, 'wifi')}` : '';
  const length = card ? ` and a card of ${say(card, 'gpuLengthMm')} mm` : '';
  return {
    ...(cpu && { cpu: `${say(cpu, 'coreCount')} cores for ${lower(purposeNames[purpose])}.` }),
    ...(board && {
      motherboard: `Takes the processor (${say(board, 'socket')}) and ${say(board, 'memoryType')}${wifi}.`,
    }),
    ...(memory && {
      memory: `${say(memory, 'capacity')} GB in ${modulesOf(memory)}, the least costly of that size.`,
    }),
    ...(card && {
      graphics_card: `The strongest card the budget leaves room for, with ${say(card, 'memory')} GB.`,
    }),
    ...(drive && { storage: `${say(drive, 'capacity')} GB that plugs straight into the board.` }),
    ...(cooler && {
      cpu_cooling: `Mounts on ${cpu ? say(cpu, 'socket') : 'the socket'} and clears the side panel.`,
    }),
    ...(pcCase && {
      pc_case: `Takes the ${board ? say(board, 'formFactor') : ''} board${length}.`,
    }),
    ...(supply && {
      power_supply: `The parts draw up to ${String(power.loadWatts)} W; ${String(requiredWatts)} W or more is advised.`,
    }),
  };
}

const modulesOf = (memory: Part): string => {
  const many = say(memory, 'moduleCount');
  return many === '1' ? '1 module' : `${many} modules`;
};

/** "Gaming at 1440p" inside a sentence. */
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
