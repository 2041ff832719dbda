import type { Build } from '../../build.ts';
import { formatComparison, type RuleResult, type Rule } from '../../finding.ts';
import { fact, flagOf, numberOf, stated, textOf, type Part } from '../../part.ts';
import { estimatePower, partsOverLimit, upsWatts } from '../../facts/power.ts';

const pfcLabels: Readonly<Record<string, string>> = { true: 'active PFC', false: 'no PFC' };

export const e5: Rule = {
  id: 'E5',
  check: (build) => {
    if (build.cpus.length + build.cards.length + build.supplies.length === 0) return [];
    return build.backups.flatMap((backup) => {
      const load = checkLoad(build, backup);
      // A waveform that suits says nothing about a load that isn't known.
      return load.verdict === 'unknown' ? [load] : [load, ...checkWave(build, backup)];
    });
  },
};

function checkLoad(build: Build, backup: Part): RuleResult {
  const power = estimatePower(build);
  const [has, needed] = [numberOf(backup, 'wattage'), upsWatts(power.loadWatts)];
  const evidence = {
    compared: formatComparison(needed, has, 'W'),
    facts: [
      fact(backup, 'wattage'),
      ...build.cpus.map((cpu) => fact(cpu, 'maxPowerWatts')),
      ...[...build.cpus, ...build.cards].map((part) => fact(part, 'tdpWatts')),
      ...build.supplies.map((supply) => fact(supply, 'wattage')),
    ],
  };
  if (has !== undefined && has < needed) {
    const isOver = has < power.leastWatts;
    return {
      verdict: isOver ? 'error' : 'warn',
      sentence: `At full load, this PC needs ${String(needed)} W. The ${kindOf(backup)} supports ${String(has)} W.`,
      ...evidence,
      facts: isOver ? [...stated(evidence.facts), ...partsOverLimit(build, has)] : evidence.facts,
      fix: { slot: 'ups_avr', sentence: `Choose one rated for ${String(needed)} W or more` },
    };
  }
  if (has === undefined || power.unknown.length > 0) {
    return { verdict: 'unknown', sentence: `${kindOf(backup)} load: not verified.`, ...evidence };
  }
  if (build.cpus.length === 0) {
    return {
      verdict: 'unknown',
      sentence: `${kindOf(backup)} load: not verified until you add a processor.`,
      ...evidence,
    };
  }
  return { verdict: 'ok', sentence: `The ${kindOf(backup)} can handle this PC.`, ...evidence };
}

const kindOf = (backup: Part): string => (textOf(backup, 'type') === 'AVR' ? 'AVR' : 'UPS');

/** Skips AVRs: without a battery they have no waveform of their own. */
function checkWave({ supplies }: Build, backup: Part): RuleResult[] {
  if (kindOf(backup) === 'AVR') return [];
  return supplies.map((supply) => {
    const [wave, isActive] = [textOf(backup, 'waveform'), flagOf(supply, 'activePfc')];
    const evidence = {
      compared: formatComparison(wave, pfcLabels[String(isActive)]),
      facts: [fact(backup, 'waveform'), fact(supply, 'activePfc')],
    };
    if (wave === 'Pure Sine' || isActive === false) {
      return { verdict: 'ok', sentence: 'The power supply works with this UPS.', ...evidence };
    }
    if (wave === undefined || isActive === undefined) {
      return {
        verdict: 'unknown',
        sentence: 'UPS waveform for this power supply: not verified.',
        ...evidence,
      };
    }
    return {
      verdict: 'warn',
      sentence: 'This power supply may shut off on battery: the UPS has a simulated sine wave.',
      ...evidence,
      fix: { slot: 'ups_avr', sentence: 'Choose a UPS with a pure sine wave' },
    };
  });
}
