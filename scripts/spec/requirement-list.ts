/** Returns the requirement numbers of a document by heading. */
export function requirementGroups(markdown: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let heading = '';
  for (const line of markdown.split('\n')) {
    heading = /^## (.+)/.exec(line)?.[1] ?? heading;
    const number = /^\| ([A-Z]+-\d+) \|/.exec(line)?.[1];
    if (number) groups.set(heading, [...(groups.get(heading) ?? []), number]);
  }
  return groups;
}

/** Returns the numbers a test title claims: `[HD-01][HD-02] …` or `[HD-01, HD-02] …`. */
export function claimedNumbers(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+[^\]]*)\]/g)].flatMap(([, numbers = '']) =>
    numbers.split(',').map((number) => number.trim()),
  );
}
