import { evaluate, fitVerdict, isMissingPart, type Part } from '@sirkito/compatibility';

/** True if nothing is missing, in conflict or not verified, by the verdict that the builder shows. */
export function isComplete(parts: readonly Part[]): boolean {
  const { findings } = evaluate(parts);
  const verdict = fitVerdict(findings);
  return (verdict === 'ok' || verdict === 'info') && !findings.some(isMissingPart);
}
