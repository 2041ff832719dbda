import { checkCandidate } from '../../packages/compatibility/src/check-candidate.ts';
import type { Finding, Verdict } from '../../packages/compatibility/src/finding.ts';
import type { Part } from '../../packages/compatibility/src/part.ts';
import { slots } from '../../packages/compatibility/src/slots.ts';
import { completionOf, type Offers } from './completion.ts';
import type { Kind } from './distinct-parts.ts';

export interface Checked {
  parts: readonly Part[];
  verdict: Verdict | undefined;
  /** The rules behind the verdict. */
  rules: readonly string[];
  /** Shown as fitting, perhaps with a caveat, though no PC with these parts is free of errors. */
  isDeadEnd: boolean;
  /** Errors that compare a part that doesn't state its fact. */
  guesses: readonly Finding[];
}

export const namesOf = ({ parts }: Checked): string => parts.map(({ name }) => name).join(' + ');

export const isGreen = (verdict: Verdict | undefined): boolean =>
  verdict === 'ok' || verdict === 'info' || verdict === 'warn';

/** Compares what the builder shows of a part beside others with what can be completed. */
export function checkParts(candidate: Part, build: readonly Part[], offers: Offers): Checked {
  const { verdict, findings } = checkCandidate(candidate, build);
  const parts = [candidate, ...build];
  const behind = findings.filter((finding) => finding.verdict === verdict);
  return {
    parts,
    verdict,
    rules: [...new Set(behind.map(({ rule }) => rule))],
    isDeadEnd: isGreen(verdict) && !completionOf(parts, offers),
    guesses: findings.filter(isGuess),
  };
}

/** True for an error of which a part states none of the facts that were compared. */
export const isGuess = ({ verdict, parts, facts }: Finding): boolean =>
  verdict === 'error' &&
  parts.some((id) => facts.every(({ part, value }) => part !== id || value === null));

/** Checks each two kinds of different slots, both ways round. */
export function* searchPairs(kinds: readonly Kind[], offers: Offers): Generator<Checked> {
  for (const [index, { part, slot }] of kinds.entries()) {
    for (const other of kinds.slice(index + 1)) {
      if (other.slot === slot) continue;
      yield checkParts(part, [other.part], offers);
      yield checkParts(other.part, [part], offers);
    }
  }
}

/** Checks random parts beside two others that go into a PC without errors. */
export function* searchTriples(
  kinds: readonly Kind[],
  offers: Offers,
  { count, random }: { count: number; random: () => number },
): Generator<Checked> {
  const single = new Set(slots.filter(({ isMany }) => !isMany).map(({ id }) => id));
  const any = () => kinds[Math.floor(random() * kinds.length)];
  for (let found = 0; found < count;) {
    const [one, two, three] = [any(), any(), any()];
    if (!one || !two || !three) return;
    const taken = [one, two, three].map(({ slot }) => slot).filter((slot) => single.has(slot));
    if (new Set(taken).size < taken.length || new Set([one, two, three]).size < 3) continue;
    if (!completionOf([two.part, three.part], offers)) continue;
    found += 1;
    yield checkParts(one.part, [two.part, three.part], offers);
  }
}
