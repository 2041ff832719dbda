import type { Build } from '../build.ts';
import { beside, type Judgement, type Rule } from '../finding.ts';
import { fact, flagOf, numberOf, textOf, type Part } from '../part.ts';
import { estimatePower, upsWatts } from '../power.ts';

const saying: Readonly<Record<string, string>> = { true: 'active PFC', false: 'no PFC' };

export const e5: Rule = {
  id: 'E5',
  judge: (build) => {
    if (build.cpus.length + build.cards.length === 0) return [];
    return build.backups.flatMap((backup) => [
      judgeLoad(build, backup),
      ...judgeWave(build, backup),
    ]);
  },
};

function judgeLoad(build: Build, backup: Part): Judgement {
  const power = estimatePower(build);
  const [has, needed] = [numberOf(backup, 'wattage'), upsWatts(power.loadWatts)];
  const seen = {
    compared: beside(needed, has, 'W'),
    facts: [
      fact(backup, 'wattage'),
      ...[...build.cpus, ...build.cards].map((part) => fact(part, 'tdpWatts')),
    ],
  };
  if (has !== undefined && has < needed) {
    return {
      verdict: 'warn',
      sentence: `At full load this PC needs ${String(needed)} W. The ${kindOf(backup)} carries ${String(has)} W.`,
      ...seen,
      mend: { slot: 'ups_avr', sentence: `Choose one of ${String(needed)} W or more` },
    };
  }
  if (has === undefined || power.unknown.length > 0) {
    return { verdict: 'unknown', sentence: 'Load on the UPS: not verified.', ...seen };
  }
  return { verdict: 'ok', sentence: `The ${kindOf(backup)} carries this PC.`, ...seen };
}

const kindOf = (backup: Part): string => (textOf(backup, 'type') === 'AVR' ? 'AVR' : 'UPS');

/** An AVR has no battery and no wave of its own. */
function judgeWave({ supplies }: Build, backup: Part): Judgement[] {
  if (kindOf(backup) === 'AVR') return [];
  return supplies.map((supply) => {
    const [wave, isActive] = [textOf(backup, 'waveform'), flagOf(supply, 'activePfc')];
    const seen = {
      compared: beside(wave, saying[String(isActive)]),
      facts: [fact(backup, 'waveform'), fact(supply, 'activePfc')],
    };
    if (wave === 'Pure Sine' || isActive === false) {
      return { verdict: 'ok', sentence: 'The power supply runs from this battery.', ...seen };
    }
    if (wave === undefined || isActive === undefined) {
      return {
        verdict: 'unknown',
        sentence: 'Power supply on this battery: not verified.',
        ...seen,
      };
    }
    return {
      verdict: 'warn',
      sentence: 'With a simulated sine this power supply may switch off on battery.',
      ...seen,
      mend: { slot: 'ups_avr', sentence: 'Choose a UPS with a pure sine' },
    };
  });
}
