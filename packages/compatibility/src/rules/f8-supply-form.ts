import { eachPair } from '../build.ts';
import { beside, type Judgement, type Rule } from '../finding.ts';
import { fact, listOf, numberOf, textOf, type Part } from '../part.ts';

export const f8: Rule = {
  id: 'F8',
  judge: ({ supplies, cases }) =>
    eachPair(supplies, cases, (supply, pcCase) => ({
      facts: [
        ...['psuFormFactor', 'psuLengthMm'].map((key) => fact(supply, key)),
        ...['psuFormFactor', 'maxPsuLengthMm'].map((key) => fact(pcCase, key)),
      ],
      ...judgeForm(supply, pcCase),
    })),
};

function judgeForm(supply: Part, pcCase: Part): Omit<Judgement, 'facts'> {
  const form = textOf(supply, 'psuFormFactor') ?? textOf(supply, 'formFactor');
  const takes = listOf(pcCase, 'psuFormFactor');
  const [length, most] = [numberOf(supply, 'psuLengthMm'), numberOf(pcCase, 'maxPsuLengthMm')];
  const forms = beside(form, takes?.join(', '));
  const needsBracket = form?.startsWith('SFX') === true && takes?.includes('ATX') === true;
  const isTaken = form !== undefined && takes?.includes(form) === true;
  if (form !== undefined && takes && !isTaken && !needsBracket) {
    return {
      verdict: 'error',
      sentence: `The power supply is ${form}. The case takes ${takes.join(', ')}.`,
      compared: forms,
      mend: {
        slot: 'power_supply',
        sentence: `Choose a power supply in ${takes.join(' or ')} form`,
      },
    };
  }
  const lengths = beside(length, most, 'mm');
  if (length !== undefined && most !== undefined && length > most) {
    return {
      verdict: 'error',
      sentence: `The power supply is ${String(length)} mm long. The case has ${String(most)} mm.`,
      compared: lengths,
      mend: {
        slot: 'power_supply',
        sentence: `Choose a power supply of ${String(most)} mm or less`,
      },
    };
  }
  if (form === undefined || !takes) {
    return {
      verdict: 'unknown',
      sentence: 'Form of the power supply: not verified.',
      compared: forms,
    };
  }
  if (!isTaken) {
    return {
      verdict: 'warn',
      sentence: `An ${form} power supply needs a bracket in this case.`,
      compared: forms,
    };
  }
  if (length === undefined || most === undefined) {
    return {
      verdict: 'unknown',
      sentence: 'Length of the power supply in this case: not verified.',
      compared: lengths,
    };
  }
  return { verdict: 'ok', sentence: 'The power supply fits the case.', compared: lengths };
}
