import { nameOf, type Entry, type Packages } from './lockfile.ts';

/**
 * Development tools for platforms on which the shop is neither tested nor deployed. The registry that
 * the lockfile was made with has only their Linux packages, so the others' hashes are unknown. Bound
 * to a version: an update fills them in (`npm run lockfile`) or fails.
 */
const hashesUnknown = new Set([
  '@oxc-parser/binding 0.155.0',
  '@oxfmt/binding 0.77.0',
  '@oxlint/binding 1.93.0',
  '@oxlint-tsgolint 7.0.2006',
  '@tailwindcss/oxide 4.3.5',
]);

/** Reports packages without a hash, or from elsewhere than the registry. */
export function lockfileProblems(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([at, entry]) => {
    // Part of another package's archive.
    if (entry.inBundle) return [];
    if (entry.resolved !== undefined) return [`${at}: names a source, ${entry.resolved}`];
    if (entry.integrity === undefined) return mayLackHash(at, entry) ? [] : [`${at}: no integrity`];
    return entry.integrity.startsWith('sha512-') ? [] : [`${at}: weak integrity`];
  });
}

const mayLackHash = (at: string, entry: Entry): boolean =>
  Boolean(entry.dev && entry.optional) &&
  !isForLinux(entry) &&
  hashesUnknown.has(toolOf(at, entry));

/** `@oxlint/binding-darwin-arm64` 1.93.0 belongs to `@oxlint/binding 1.93.0`. */
const toolOf = (at: string, { version }: Entry): string =>
  `${nameOf(at).replace(/[-/](?:android|darwin|freebsd|linux|openharmony|wasm32|win32)-.*$/, '')} ${version}`;

const isForLinux = ({ os = ['linux'], cpu = ['x64'] }: Entry): boolean =>
  os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'));
