import {
  count,
  flag,
  number,
  text,
  texts,
  type AttributeSet,
  type AttributeValue,
} from '../attribute.ts';
import { rangeFilter } from '../range-filter.ts';
import { sockets } from '../known-values.ts';
import { model } from '../shared-attributes.ts';

export const cpu: AttributeSet = {
  attributes: {
    type: text('Family', 'Overview', {
      hint: 'Within a brand, higher numbers are faster.',
    }),
    coreCount: count('Cores', 'Overview', [1, 256], {
      hint: '6 cores suit most games; more help with video editing, coding and streaming.',
    }),
    performanceCores: count('Performance cores', 'Overview', [0, 128]),
    efficiencyCores: count('Efficiency cores', 'Overview', [0, 256], {
      hint: 'Smaller cores that handle background tasks at low power.',
    }),
    threadCount: count('Threads', 'Overview', [1, 512]),
    smt: flag('Hyper-Threading / SMT', 'Overview'),
    includesCooler: flag('Cooler included', 'Overview', {
      hint: 'If not, add a cooler that supports this socket.',
    }),
    integratedGraphics: text('Integrated graphics', 'Overview', {
      hint: 'Without it, you need a graphics card to connect a monitor.',
    }),
    packaging: text('Packaging', 'Overview'),
    socket: text('Socket', 'Compatibility', {
      hint: 'Must match the motherboard.',
      values: sockets,
    }),
    speed: number('Base clock', 'Performance', [0.5, 8], {
      unit: 'GHz',
      hint: 'The speed all cores keep up under sustained load.',
    }),
    baseClockGhz: number('Base clock', 'Performance', [0.5, 8], {
      unit: 'GHz',
      repeats: ['speed'],
    }),
    boostClockGhz: number('Boost clock', 'Performance', [0.5, 8], {
      unit: 'GHz',
      hint: 'The highest speed a core can reach for short periods.',
    }),
    l2CacheMb: number('L2 cache', 'Performance', [0.1, 512], { unit: 'MB' }),
    l3CacheMb: number('L3 cache', 'Performance', [1, 1536], {
      unit: 'MB',
      hint: 'More cache often helps in games.',
    }),
    tdpWatts: number('TDP', 'Power', [4, 500], {
      unit: 'W',
      hint: 'Heat output at base clock; peak power is higher.',
    }),
    maxPowerWatts: number('Peak power', 'Power', [4, 800], {
      unit: 'W',
      hint: 'What your power supply and cooler must handle.',
    }),
    memoryType: texts('Memory types', 'Memory', {
      hint: 'Your motherboard must use one of these.',
    }),
    maxMemoryGb: number('Maximum memory', 'Memory', [4, 16_384], { unit: 'GB' }),
    memoryChannels: count('Memory channels', 'Memory', [1, 16], {
      hint: 'For full speed, use one module per channel.',
    }),
    eccSupport: flag('ECC memory support', 'Memory', {
      hint: 'Memory that corrects its own errors, for servers and workstations.',
    }),
    microarchitecture: text('Architecture', 'Model'),
    codename: text('Codename', 'Model'),
    lithography: text('Process node', 'Model'),
    ...model,
  },
  derived: {
    type: { from: ({ type, series }) => type ?? familyOf(series) },
    speed: rangeFilter({
      unit: 'GHz',
      bounds: [2.9, 3.4, 3.9, 4.4],
      gap: 0.1,
      read: ({ speed, baseClockGhz }) => speed ?? baseClockGhz,
    }),
  },
};

const families =
  /(?:Ryzen )?Threadripper|Ryzen [3579]|Core Ultra [3579]|Core i[3579]|Xeon|EPYC|Opteron|Athlon|Sempron|Celeron|Pentium Gold|Pentium|\bFX\b|\bA(?:4|6|8|10|12)\b/;

/** Reads "Core i5" from "Intel Core i5 14000". */
function familyOf(series: AttributeValue | undefined): string | undefined {
  const family = typeof series === 'string' ? families.exec(series)?.[0] : undefined;
  return family === 'Threadripper' ? 'Ryzen Threadripper' : family;
}
