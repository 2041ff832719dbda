import { eachPair, type Build } from '../../build.ts';
import { formatComparison, type RuleResult, type Rule } from '../../finding.ts';
import { fact, numberOf, type Part } from '../../part.ts';
import { mountsOf, assignRadiators, withRadiator } from '../../facts/radiators.ts';

const fanMm = 25;
const tightMm = 10;

export const f3: Rule = {
  id: 'F3',
  check: (build) =>
    eachPair(build.cards, build.cases, (card, pcCase) => checkLength(build, card, pcCase)),
};

function checkLength(build: Build, card: Part, pcCase: Part): RuleResult {
  const [length, maximum] = [numberOf(card, 'gpuLengthMm'), numberOf(pcCase, 'maxGpuLengthMm')];
  const { atLeastMm, isKnown, facts } = frontRadiatorDepth(build, pcCase);
  const room = maximum === undefined ? undefined : maximum - atLeastMm;
  const evidence = {
    compared: formatComparison(length, room, 'mm'),
    facts: [fact(card, 'gpuLengthMm'), fact(pcCase, 'maxGpuLengthMm'), ...facts],
  };
  if (length === undefined || room === undefined) {
    return {
      verdict: 'unknown',
      sentence: 'Room for the graphics card: not verified.',
      ...evidence,
    };
  }
  const behind = atLeastMm > 0 ? ' behind the radiator' : '';
  if (length > room) {
    return {
      verdict: 'error',
      sentence: `The graphics card is ${String(length)} mm long. The case has room for ${String(room)} mm${behind}.`,
      ...evidence,
      fix: { slot: 'pc_case', sentence: `Choose a case that fits a ${String(length)} mm card` },
    };
  }
  if (!isKnown) {
    return {
      verdict: 'unknown',
      sentence: 'Room for the card with a front radiator: not verified.',
      ...evidence,
    };
  }
  const spare = Math.round((room - length) * 10) / 10;
  return spare < tightMm
    ? {
        verdict: 'warn',
        sentence: `The card has only ${String(spare)} mm to spare${behind}. Check that your cables fit.`,
        ...evidence,
      }
    : { verdict: 'ok', sentence: 'The graphics card fits the case.', ...evidence };
}

/** Returns the depth front radiators take from the card, and whether it is fully known. */
function frontRadiatorDepth({ coolers, cards }: Build, pcCase: Part) {
  const radiators = withRadiator([...coolers, ...cards]);
  const mounts = mountsOf(pcCase);
  const facts = radiators.flatMap((part) => [
    fact(part, 'radiatorSizeMm'),
    fact(part, 'radiatorThicknessMm'),
  ]);
  if (radiators.length === 0) return { atLeastMm: 0, isKnown: true, facts };
  const allFacts = [...facts, fact(pcCase, 'radiatorMounts')];
  if (!mounts) return { atLeastMm: 0, isKnown: false, facts: allFacts };
  // A radiator without a mount is assumed to be in front.
  const inFront = assignRadiators(radiators, mounts).flatMap((mount, index) =>
    mount === undefined || mount.position === 'Front' ? (radiators[index] ?? []) : [],
  );
  const depths = inFront.map((part) => numberOf(part, 'radiatorThicknessMm'));
  return {
    atLeastMm: Math.max(0, ...depths.map((depth) => (depth ?? 0) + fanMm)),
    isKnown: !depths.includes(undefined),
    facts: allFacts,
  };
}
