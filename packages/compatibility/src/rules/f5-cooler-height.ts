import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { isLiquid } from '../names.ts';
import { fact, numberOf } from '../part.ts';

const tightMm = 3;

export const f5: Rule = {
  id: 'F5',
  judge: ({ coolers, cases }) =>
    eachPair(coolers, cases, (cooler, pcCase) => {
      if (isLiquid(cooler)) return undefined;
      const [height, most] = [
        numberOf(cooler, 'coolerHeightMm'),
        numberOf(pcCase, 'maxCoolerHeightMm'),
      ];
      const seen = {
        compared: beside(height, most, 'mm'),
        facts: [fact(cooler, 'coolerHeightMm'), fact(pcCase, 'maxCoolerHeightMm')],
      };
      if (height === undefined || most === undefined) {
        return { verdict: 'unknown', sentence: 'Room for the cooler: not verified.', ...seen };
      }
      if (height > most) {
        return {
          verdict: 'error',
          sentence: `The cooler is ${String(height)} mm tall. The case has room for ${String(most)} mm.`,
          ...seen,
          mend: { slot: 'cpu_cooling', sentence: `Choose a cooler of ${String(most)} mm or less` },
        };
      }
      const spare = Math.round((most - height) * 10) / 10;
      return spare < tightMm
        ? {
            verdict: 'warn',
            sentence: `The cooler has ${String(spare)} mm to the side panel.`,
            ...seen,
          }
        : { verdict: 'ok', sentence: 'The cooler fits the case.', ...seen };
    }),
};
