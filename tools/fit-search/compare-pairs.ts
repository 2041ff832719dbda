import { readFileSync, writeFileSync } from 'node:fs';
import { sampleBuilds } from '../../apps/api/src/demo/sample-builds.ts';
import type { Verdict } from '../../packages/compatibility/src/finding.ts';
import type { Kind } from './distinct-parts.ts';
import { namesOf, type Checked } from './search.ts';

interface Saved {
  /** The product that stands for each product's kind: an edited catalogue has other kinds. */
  kinds: Record<string, string>;
  verdicts: Record<string, Verdict | null>;
}

const kindsById = (kinds: readonly Kind[]) =>
  new Map(kinds.flatMap(({ part, ids }) => ids.map((id) => [id, part.id])));

export function savePairs(file: string, kinds: readonly Kind[], pairs: readonly Checked[]): void {
  const verdicts = Object.fromEntries(
    pairs.map(({ parts, verdict }) => [parts.map(({ id }) => id).join(' '), verdict ?? null]),
  );
  const saved: Saved = { kinds: Object.fromEntries(kindsById(kinds)), verdicts };
  writeFileSync(file, JSON.stringify(saved));
}

/** Lists the pairs that fit before, by the rules that now object. */
export function comparePairs(
  file: string,
  kinds: readonly Kind[],
  pairs: readonly Checked[],
): void {
  // Written by an earlier run.
  const before = JSON.parse(readFileSync(file, 'utf8')) as Saved;
  const isFit = (verdict: Verdict | null | undefined) => verdict === 'ok' || verdict === 'info';
  const didFit = ({ parts }: Checked) =>
    isFit(before.verdicts[parts.map(({ id }) => before.kinds[id]).join(' ')]);
  const changed = pairs.filter((pair) => didFit(pair) && !isFit(pair.verdict));
  const reasonOf = ({ rules, verdict }: Checked) =>
    `${verdict ?? 'nothing'} by ${rules.join(', ')}`;
  console.log(`${String(changed.length)} pairs no longer fit:`);
  for (const [reason, own] of Map.groupBy(changed, reasonOf)) {
    console.log(`  ${reason}: ${String(own.length)}`);
  }
  const kindOf = kindsById(kinds);
  const curated = sampleBuilds.flatMap(({ slug, skus }) => {
    const own = new Set(skus.map((sku) => kindOf.get(sku)));
    return changed
      .filter((pair) => pair.parts.every(({ id }) => own.has(id)))
      .map((pair) => `  in the ready build ${slug}: ${namesOf(pair)}`);
  });
  console.log(curated.length > 0 ? curated.join('\n') : '  none of them in a ready build');
  if (curated.length > 0) process.exitCode = 1;
}
