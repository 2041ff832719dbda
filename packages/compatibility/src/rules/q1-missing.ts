import type { Build } from '../build.ts';
import type { RuleResult, Rule } from '../finding.ts';
import { flagOf, textOf, type Part } from '../part.ts';
import type { SlotId } from '../slots.ts';

export const q1: Rule = {
  id: 'Q1',
  check: (build) => {
    const { cpus, boards, memory, drives, cases, supplies } = build;
    return [
      ...missing(cpus, 'cpu', 'a processor'),
      ...missing(boards, 'motherboard', 'a motherboard'),
      ...missing(memory, 'memory', 'memory'),
      ...missing(drives, 'storage', 'a drive'),
      ...missing([...supplies, ...cases.filter(hasSupply)], 'power_supply', 'a power supply'),
      ...missing(cases, 'pc_case', 'a case'),
      ...missing(coolersOf(build), 'cpu_cooling', 'a cooler'),
      ...missing(graphicsOf(build), 'graphics_card', 'a graphics card or integrated graphics'),
    ];
  },
};

const hasSupply = ({ attributes }: Part): boolean => attributes['includedPsuWatts'] !== undefined;

const coolersOf = ({ coolers, cpus }: Build) => [
  ...coolers,
  ...cpus.filter((cpu) => flagOf(cpu, 'includesCooler') === true),
];

const graphicsOf = ({ cards, cpus }: Build) => [
  ...cards,
  ...cpus.filter((cpu) => (textOf(cpu, 'integratedGraphics') ?? 'None') !== 'None'),
];

const missing = (found: readonly Part[], slot: SlotId, name: string): RuleResult[] =>
  found.length > 0
    ? []
    : [
        {
          verdict: 'info',
          sentence: `Still missing: ${name}.`,
          compared: '',
          facts: [],
          fix: { slot, sentence: `Add ${name}` },
        },
      ];
