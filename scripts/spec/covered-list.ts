/** Requirements with a passing test, by the run that proves them. */
interface CoveredList {
  gate: readonly string[];
  nightly: readonly string[];
}

const nightlyMark = ' nightly';

/** Reads `CT-06` or, if only the nightly run proves it, `SC-40 nightly` from each line. */
export function readCovered(text: string): CoveredList {
  const lines = text.split('\n').filter(Boolean);
  return {
    gate: lines.filter((line) => !line.endsWith(nightlyMark)),
    nightly: lines
      .filter((line) => line.endsWith(nightlyMark))
      .map((line) => line.slice(0, -nightlyMark.length)),
  };
}

/** Writes the list in the order of the requirements. */
export function coveredText(known: readonly string[], { gate, nightly }: CoveredList): string {
  return known
    .flatMap((number) => {
      if (gate.includes(number)) return `${number}\n`;
      return nightly.includes(number) ? `${number}${nightlyMark}\n` : [];
    })
    .join('');
}
