import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeIdentifier as name } from 'pg';
import { createDatabaseFrom, dropDatabase, onServer, urlOf } from './databases.ts';

const root = new URL('../../../../../', import.meta.url).pathname;

/** Files that determine the template's contents. */
const sources = [
  'apps/api/{migrations,sql/functions}/*.sql',
  'apps/api/src/**/*{seed,jobs}*.ts',
  'apps/api/src/{main/prepare-database,platform/db/{narrow-privileges,migrations/{migrate,sql-files,sql-functions}}}.ts',
  'packages/commerce/src/**/*.ts',
];

/** Returns a migrated and seeded database to copy, built once per state of its sources. */
export async function ensureTemplate(server: string): Promise<string> {
  const template = `sirkito_template_${fingerprint()}`;
  const found = await onServer(server, 'select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount !== 0) return template;
  // Built under another name, so that an aborted run leaves no partial template.
  const draft = `sirkito_draft_${randomBytes(6).toString('hex')}`;
  await createDatabaseFrom(server, draft, 'template1');
  // Imported on demand: it loads the whole API.
  const { buildTemplate } = await import('./build-template.ts');
  await buildTemplate(urlOf(server, draft));
  try {
    await onServer(server, ['alter database', name(draft), 'rename to', name(template)].join(' '));
  } catch (error) {
    if ((error as { code?: string }).code !== duplicateDatabase) throw error;
    // A concurrent run finished first.
    await dropDatabase(server, draft);
  }
  return template;
}

const duplicateDatabase = '42P04';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (!file.includes('.test.')) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
