import { eachPair } from '../../build.ts';
import { formatComparison, type RuleResult, type Rule } from '../../finding.ts';
import { fact, listOf, numberOf, textOf, type Part } from '../../part.ts';

export const f8: Rule = {
  id: 'F8',
  check: ({ supplies, cases }) =>
    eachPair(supplies, cases, (supply, pcCase) => ({
      facts: [
        ...['psuFormFactor', 'psuLengthMm'].map((key) => fact(supply, key)),
        ...['psuFormFactor', 'maxPsuLengthMm'].map((key) => fact(pcCase, key)),
      ],
      ...checkForm(supply, pcCase),
    })),
};

function checkForm(supply: Part, pcCase: Part): Omit<RuleResult, 'facts'> {
  const form = textOf(supply, 'psuFormFactor') ?? textOf(supply, 'formFactor');
  const supported = listOf(pcCase, 'psuFormFactor');
  const [length, maximum] = [numberOf(supply, 'psuLengthMm'), numberOf(pcCase, 'maxPsuLengthMm')];
  const forms = formatComparison(form, supported?.join(', '));
  const needsBracket = form?.startsWith('SFX') === true && supported?.includes('ATX') === true;
  const isSupported = form !== undefined && supported?.includes(form) === true;
  if (form !== undefined && supported && !isSupported && !needsBracket) {
    return {
      verdict: 'error',
      sentence: `The power supply is ${form}. The case fits ${supported.join(', ')}.`,
      compared: forms,
      fix: {
        slot: 'power_supply',
        sentence: `Choose a power supply in ${supported.join(' or ')} size`,
      },
    };
  }
  const lengths = formatComparison(length, maximum, 'mm');
  if (length !== undefined && maximum !== undefined && length > maximum) {
    return {
      verdict: 'error',
      sentence: `The power supply is ${String(length)} mm long. The case has room for ${String(maximum)} mm.`,
      compared: lengths,
      fix: {
        slot: 'power_supply',
        sentence: `Choose a power supply up to ${String(maximum)} mm long`,
      },
    };
  }
  if (form === undefined || !supported) {
    return {
      verdict: 'unknown',
      sentence: 'Power supply size: not verified.',
      compared: forms,
    };
  }
  if (!isSupported) {
    return {
      verdict: 'warn',
      sentence: `An ${form} power supply needs a bracket in this case.`,
      compared: forms,
    };
  }
  if (length === undefined || maximum === undefined) {
    return {
      verdict: 'unknown',
      sentence: 'Power supply clearance: not verified.',
      compared: lengths,
    };
  }
  return { verdict: 'ok', sentence: 'The power supply fits the case.', compared: lengths };
}
