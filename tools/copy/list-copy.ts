import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areaNames, areaOf, type Area } from './areas.ts';
import { readCatalogue, readMarkdown, readSql } from './read-data.ts';
import { readSource, type Line } from './read-source.ts';

export interface Copy {
  area: Area;
  file: string;
  line: number;
  text: string;
}

const sources =
  /^(?:apps|packages|scripts|bench|chaos|fuzz|tools\/(?:paymongo|tax-office)-simulator)\/.*\.(?:ts|tsx|mjs)$|^tools\/copy\/main\.ts$/;
const documents = /^(?:[A-Z]+|docs\/[\w-]+)\.md$/;
const tests = /\.(?:test|gen|config|d)\.tsx?$|\/testing\//;
const unread = [
  // Queries and infrastructure.
  /^apps\/api\/src\/(?:.*\.queries\.ts$|platform\/(?!env|http\/(?:errors|reference)))/,
  // Search terms, generated names, passwords and paths.
  /\/src\/demo\/grow-|\/modules\/catalog\/search\/|\/harness\/orders\.ts$/,
  /\/(?:common-password-list|common-passwords|cacheable-pages)\.ts$/,
  // A page for developers, and one for search engines.
  /\/routes\/design\.tsx$|\/lib\/seo\/schema-org\.ts$/,
  /(?:CHANGELOG|requirements)\.md$/,
];

function readerOf(file: string): ((source: string) => Line[]) | undefined {
  if (tests.test(file) || unread.some((files) => files.test(file))) return undefined;
  if (sources.test(file)) return (source) => readSource(file, source, showsErrors(file));
  if (documents.test(file)) return readMarkdown;
  if (/^apps\/api\/catalogue\/\w+\.json$/.test(file)) return readCatalogue;
  return file === 'apps/api/schema.sql' ? readSql : undefined;
}

/** Commands print error messages, and pages show them. */
const showsErrors = (file: string): boolean =>
  areaOf(file) === 'cli' || file.startsWith('apps/web/app/');

/** Lists all user-facing text of a checkout by area. */
export function listCopy(root: string): Copy[] {
  const copy = filesOf(root).flatMap((file) => {
    const lines = readerOf(file)?.(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return lines.map(({ key, ...line }) => ({ area: areaOf(file, key), file, ...line }));
  });
  return copy.toSorted((one, other) => indexOf(one.area) - indexOf(other.area));
}

const indexOf = (area: Area): number => areaNames.indexOf(area);

const filesOf = (root: string): string[] =>
  globSync(['{apps,packages,scripts,bench,chaos,fuzz,tools,docs}/**/*.*', '*.md'], {
    cwd: root,
    exclude: ['**/node_modules', '**/build', '**/.*'],
  }).toSorted();
