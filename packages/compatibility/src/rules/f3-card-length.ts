import { eachPair, type Build } from '../build.ts';
import { beside, type Judgement, type Rule } from '../finding.ts';
import { fact, numberOf, type Part } from '../part.ts';
import { mountsOf, placeRadiators, withRadiator } from '../radiators.ts';

const fanMm = 25;
const tightMm = 10;

export const f3: Rule = {
  id: 'F3',
  judge: (build) =>
    eachPair(build.cards, build.cases, (card, pcCase) => judgeLength(build, card, pcCase)),
};

function judgeLength(build: Build, card: Part, pcCase: Part): Judgement {
  const [length, most] = [numberOf(card, 'gpuLengthMm'), numberOf(pcCase, 'maxGpuLengthMm')];
  const { atLeastMm, isKnown, facts } = takenInFront(build, pcCase);
  const room = most === undefined ? undefined : most - atLeastMm;
  const seen = {
    compared: beside(length, room, 'mm'),
    facts: [fact(card, 'gpuLengthMm'), fact(pcCase, 'maxGpuLengthMm'), ...facts],
  };
  if (length === undefined || room === undefined) {
    return { verdict: 'unknown', sentence: 'Room for the graphics card: not verified.', ...seen };
  }
  const behind = atLeastMm > 0 ? ' behind the radiator' : '';
  if (length > room) {
    return {
      verdict: 'error',
      sentence: `The graphics card is ${String(length)} mm long. The case has ${String(room)} mm${behind}.`,
      ...seen,
      mend: { slot: 'pc_case', sentence: `Choose a case for a ${String(length)} mm card` },
    };
  }
  if (!isKnown) {
    return {
      verdict: 'unknown',
      sentence: 'Room for the card with a radiator in front: not verified.',
      ...seen,
    };
  }
  const spare = Math.round((room - length) * 10) / 10;
  return spare < tightMm
    ? {
        verdict: 'warn',
        sentence: `The card has ${String(spare)} mm to spare${behind}. Measure your cable bend.`,
        ...seen,
      }
    : { verdict: 'ok', sentence: 'The graphics card fits the case.', ...seen };
}

/** The depth that radiators in front take from the card, and whether that is all of it. */
function takenInFront({ coolers, cards }: Build, pcCase: Part) {
  const radiators = withRadiator([...coolers, ...cards]);
  const mounts = mountsOf(pcCase);
  const facts = radiators.flatMap((part) => [
    fact(part, 'radiatorSizeMm'),
    fact(part, 'radiatorThicknessMm'),
  ]);
  if (radiators.length === 0) return { atLeastMm: 0, isKnown: true, facts };
  const seen = [...facts, fact(pcCase, 'radiatorMounts')];
  if (!mounts) return { atLeastMm: 0, isKnown: false, facts: seen };
  // One that finds no mount at all would be in front too, or nowhere.
  const inFront = placeRadiators(radiators, mounts).flatMap((mount, index) =>
    mount === undefined || mount.place === 'Front' ? (radiators[index] ?? []) : [],
  );
  const depths = inFront.map((part) => numberOf(part, 'radiatorThicknessMm'));
  return {
    atLeastMm: Math.max(0, ...depths.map((depth) => (depth ?? 0) + fanMm)),
    isKnown: !depths.includes(undefined),
    facts: seen,
  };
}
