import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from './check-ledger.ts';
import { readRows, type Row } from './read-ledger.ts';

/** Ignored by git, by path from the root or by name. */
const ignored =
  /^reports$|(?:^|\/)(?:node_modules|\.git|\.data|\.dev|\.react-router|build|test-results)$/;

export function openRepository(root: string): Repository {
  const files = globSync(['**/*', '.{ci,github}/**/*', '.*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ignored.test(path.relative(root, path.join(entry.parentPath, entry.name))),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return { files, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

/** Returns the rows of all chapters, in order. */
export const readLedger = ({ files, read }: Repository): Row[] =>
  files
    .filter((file) => /^docs\/security\/asvs\/v\d+-[\w-]+\.md$/.test(file))
    .toSorted()
    .flatMap((file) => readRows(file, read(file)));
