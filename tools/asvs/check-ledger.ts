import { brokenLinks } from '../docs/check-docs.ts';
import { claimedNumbers } from '../../scripts/spec/requirement-list.ts';
import { citationsIn, kinds, type Citation, type Kind, type Row } from './read-ledger.ts';
import { requirements } from './requirements.ts';
import { testTitles } from './test-titles.ts';

export interface Repository {
  /** Paths from its root. */
  files: readonly string[];
  read: (file: string) => string;
}

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** Fewer characters don't give a reason. */
const shortestReason = 20;

/** Returns what is wrong with the ledger, a line each. */
export function checkLedger(rows: readonly Row[], repository: Repository): string[] {
  const check = citationChecks(repository);
  const checkLinks = linkCheck(rows, repository);
  return [
    ...checkIds(rows),
    ...rows.flatMap((row) =>
      [...checkRow(row), ...check(row), ...checkLinks(row)].map(
        (problem) => `${row.file}: ${row.id} ${problem}`,
      ),
    ),
  ];
}

function checkIds(rows: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  for (const { id } of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
  const known = new Set(requirements.map(({ id }) => id));
  return [
    ...requirements.filter(({ id }) => !counts.has(id)).map(({ id }) => `${id} is missing`),
    ...[...counts].filter(([, count]) => count > 1).map(([id]) => `${id} is listed twice`),
    ...[...counts.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is no requirement of level 1 or 2`),
  ];
}

function checkRow({ id, level, kind, proof }: Row): string[] {
  const { tests, settings, numbers, links } = citationsIn(proof);
  const expected = requirements.find((one) => one.id === id)?.level ?? level;
  const hasProof: Record<Kind, boolean> = {
    tested: tests.length + numbers.length > 0,
    configured: settings.length > 0,
    documented: links.length > 0,
    excepted: proof.length >= shortestReason,
    'n/a': proof.length >= shortestReason,
  };
  if (!isKind(kind)) return [`has an unknown kind: ${kind}`];
  return [
    ...(String(expected) === level ? [] : [`is of level ${expected}, not ${level}`]),
    ...(hasProof[kind] ? [] : [`is ${kind} and names no proof or reason`]),
  ];
}

const isKind = (kind: string): kind is Kind => kinds.some((known) => known === kind);

/** Reports links to a missing file or heading. */
function linkCheck(rows: readonly Row[], { files, read }: Repository): (row: Row) => string[] {
  const documents = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: read(file) }));
  const ofRows = rows.map(({ file, proof }) => ({ file, text: proof }));
  const broken = new Set(brokenLinks([...ofRows, ...documents], files));
  return ({ file, proof }) =>
    citationsIn(proof)
      .links.filter((link) => broken.has(`${file}: ${link}`))
      .map((link) => `names ${link}, which doesn't exist`);
}

/** Checks every citation, whatever the kind of the row. */
function citationChecks({ files, read }: Repository): (row: Row) => string[] {
  const titles = new Map(files.filter(isTest).map((file) => [file, testTitles(read(file))]));
  const claimed = new Set([...titles.values()].flat().flatMap(claimedNumbers));
  const inFile = ({ file, text }: Citation, has: (path: string) => boolean): string | undefined => {
    const found = files.filter((one) => one === file || one.endsWith(`/${file}`));
    const [path, second] = found.includes(file) ? [file] : found;
    if (path === undefined) return `names ${file}, which doesn't exist`;
    if (second !== undefined) return `names ${file}, which is ${path} or ${second}`;
    return has(path) ? undefined : `names “${text}”, which isn't in ${path}`;
  };
  return ({ proof }) => {
    const { tests, settings, numbers } = citationsIn(proof);
    return [
      ...tests.map((one) => inFile(one, (path) => hasTitle(titles.get(path) ?? [], one.text))),
      ...settings.map((one) => inFile(one, (path) => read(path).includes(one.text))),
      ...numbers
        .filter((number) => !claimed.has(number))
        .map((number) => `names ${number}, which no test has in its title`),
    ].filter((problem) => problem !== undefined);
  };
}

/** `…` at the end stands for the rest of one title. */
const hasTitle = (titles: readonly string[], text: string): boolean =>
  text.endsWith('…')
    ? titles.filter((title) => title.startsWith(text.slice(0, -1))).length === 1
    : titles.includes(text);

/** Returns how many requirements of each chapter hold how, as a Markdown table. */
export function countsTable(rows: readonly Row[]): string {
  const line = (name: string, own: readonly Row[]) =>
    `| ${[name, ...kinds.map((kind) => own.filter((row) => row.kind === kind).length), own.length].join(' | ')} |`;
  const levels = ['1', '2'].map((level) =>
    line(
      `Level ${level}`,
      rows.filter((row) => row.level === level),
    ),
  );
  return [
    `| | ${kinds.join(' | ')} | all |`,
    `|---|${'---|'.repeat(kinds.length + 1)}`,
    ...Array.from(Map.groupBy(rows, chapterOf), ([chapter, own]) => line(chapter, own)),
    ...levels,
    line('**All**', rows),
  ].join('\n');
}

/** Links to the chapter's own file, from the document with the counts. */
const chapterOf = ({ file, id }: Row): string => {
  const [, path = '', name = ''] = /(asvs\/v\d+-(.*)\.md)$/.exec(file) ?? [];
  return `[V${id.split('.')[0]} ${name.replaceAll('-', ' ')}](${path})`;
};
