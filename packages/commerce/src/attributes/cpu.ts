import {
  count,
  flag,
  number,
  text,
  texts,
  type AttributeSet,
  type AttributeValue,
} from './attribute.ts';
import { inSteps } from './in-steps.ts';
import { sockets } from './known-values.ts';
import { model } from './shared-attributes.ts';

export const cpu: AttributeSet = {
  attributes: {
    type: text('Family', 'Overview', {
      hint: 'Within a brand, a higher number is a faster family.',
    }),
    coreCount: count('Cores', 'Overview', [1, 256], {
      hint: 'Six suit most games; more help with video, code and streaming.',
    }),
    performanceCores: count('Performance cores', 'Overview', [0, 128]),
    efficiencyCores: count('Efficiency cores', 'Overview', [0, 256], {
      hint: 'Smaller cores that take background work at low power.',
    }),
    threadCount: count('Threads', 'Overview', [1, 512]),
    smt: flag('Two threads a core', 'Overview'),
    includesCooler: flag('Cooler in the box', 'Overview', {
      hint: 'Without one, add a cooler that fits the socket.',
    }),
    integratedGraphics: text('Graphics built in', 'Overview', {
      hint: 'With none, a graphics card is needed to see a picture.',
    }),
    packaging: text('Packaging', 'Overview'),
    socket: text('Socket', 'Fit', {
      hint: 'Must be the same on the motherboard.',
      values: sockets,
    }),
    speed: number('Base clock', 'Performance', [0.5, 8], {
      unit: 'GHz',
      hint: 'The speed all cores hold under lasting work.',
    }),
    baseClockGhz: number('Base clock', 'Performance', [0.5, 8], {
      unit: 'GHz',
      repeats: ['speed'],
    }),
    boostClockGhz: number('Boost clock', 'Performance', [0.5, 8], {
      unit: 'GHz',
      hint: 'The highest speed one core can reach for a while.',
    }),
    l2CacheMb: number('Level 2 cache', 'Performance', [0.1, 512], { unit: 'MB' }),
    l3CacheMb: number('Level 3 cache', 'Performance', [1, 1536], {
      unit: 'MB',
      hint: 'Games often gain from more of it.',
    }),
    tdpWatts: number('Rated power', 'Power', [4, 500], {
      unit: 'W',
      hint: 'The heat to plan for at base clock; the peak is higher.',
    }),
    maxPowerWatts: number('Peak power', 'Power', [4, 800], {
      unit: 'W',
      hint: 'What the power supply and the cooler must be ready for.',
    }),
    memoryType: texts('Memory types', 'Memory', {
      hint: 'The motherboard must use one of these.',
    }),
    maxMemoryGb: number('Most memory', 'Memory', [4, 16_384], { unit: 'GB' }),
    memoryChannels: count('Memory channels', 'Memory', [1, 16], {
      hint: 'Use as many modules as there are channels for full speed.',
    }),
    eccSupport: flag('ECC memory', 'Memory', {
      hint: 'Memory that corrects its own errors, for servers and workstations.',
    }),
    microarchitecture: text('Architecture', 'Model'),
    codename: text('Code name', 'Model'),
    lithography: text('Process', 'Model'),
    ...model,
  },
  derived: {
    type: { from: ({ type, series }) => type ?? familyOf(series) },
    speed: inSteps({
      unit: 'GHz',
      bounds: [2.9, 3.4, 3.9, 4.4],
      gap: 0.1,
      read: ({ speed, baseClockGhz }) => speed ?? baseClockGhz,
    }),
  },
};

const families =
  /(?:Ryzen )?Threadripper|Ryzen [3579]|Core Ultra [3579]|Core i[3579]|Xeon|EPYC|Opteron|Athlon|Sempron|Celeron|Pentium Gold|Pentium|\bFX\b|\bA(?:4|6|8|10|12)\b/;

/** "Intel Core i5 14000" is a Core i5. */
function familyOf(series: AttributeValue | undefined): string | undefined {
  const family = typeof series === 'string' ? families.exec(series)?.[0] : undefined;
  return family === 'Threadripper' ? 'Ryzen Threadripper' : family;
}
