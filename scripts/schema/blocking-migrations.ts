import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWithoutTransaction } from '../../apps/api/src/platform/db/migrations/apply-migration.ts';
import { readSqlFiles, type SqlFile } from '../../apps/api/src/platform/db/migrations/sql-files.ts';

/** The last migration that may block: updating to 0.2.0 stops the shop. */
const lastUnchecked = '20261119T1900_list_products_in_one_table.sql';

/** Matters of style, and timeouts that `migrate` sets. */
const excludedRules = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];

interface Violation {
  file: string;
  line: number;
  rule_name: string;
  message: string;
  help: string | null;
}

/** Returns what new migrations do that would block a running shop or break the version before. */
export async function blockingStatements(folder: string): Promise<string[]> {
  const files = await readSqlFiles(pathToFileURL(`${folder}/`));
  const checked = files.filter(({ name }) => name > lastUnchecked);
  const [alone, inTransaction] = [
    checked.filter(isWithoutTransaction),
    checked.filter((file) => !isWithoutTransaction(file)),
  ];
  return [
    ...alone
      .filter(({ sql }) => !/\bconcurrently\b/i.test(sql))
      .map(({ name }) => `${name}: only \`concurrently\` runs without a transaction`),
    ...lint(folder, alone, []),
    ...lint(folder, inTransaction, ['--assume-in-transaction']),
  ];
}

function lint(folder: string, files: readonly SqlFile[], flags: string[]): string[] {
  if (files.length === 0) return [];
  const paths = files.map(({ name }) => path.join(folder, name));
  const options = ['--reporter=json', '--pg-version=15', `--exclude=${excludedRules.join()}`];
  const { status, stdout, stderr } = spawnSync('npx', ['squawk', ...options, ...flags, ...paths], {
    encoding: 'utf8',
  });
  // It exits with 1 if it finds anything.
  if (status !== 0 && status !== 1) throw new Error(`squawk failed: ${stderr}`);
  // As its JSON reporter writes it.
  const violations = JSON.parse(stdout) as Violation[];
  return violations.map(
    ({ file, line, rule_name: rule, message, help }) =>
      `${path.basename(file)}:${line + 1} ${rule}: ${message}${help ? ` ${help}` : ''}`,
  );
}
