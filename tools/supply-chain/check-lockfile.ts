import type { Packages } from './lockfile.ts';

/** Reports packages without a hash, from elsewhere than the registry, or deprecated by their authors. */
export function lockfileProblems(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([at, entry]) => {
    // Part of another package's archive.
    if (entry.inBundle) return [];
    if (entry.deprecated !== undefined) return [`${at}: deprecated, ${entry.deprecated}`];
    if (entry.resolved !== undefined) return [`${at}: names a source, ${entry.resolved}`];
    if (entry.integrity === undefined) return [`${at}: no integrity`];
    return entry.integrity.startsWith('sha512-') ? [] : [`${at}: weak integrity`];
  });
}
