import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import { escapeLiteral } from 'pg';
import type { DB } from '@sirkito/api/src/platform/db/schema.gen.ts';

/** The statements that some queries of the shop send, as one script for pgbench. */
export async function recordSql(
  folder: string,
  name: string,
  ask: (read: Kysely<DB>) => Promise<unknown>,
): Promise<string> {
  const statements: string[] = [];
  const recorder = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(withValues(query)),
  });
  await ask(recorder);
  const file = join(folder, `${name}.sql`);
  await writeFile(file, `${statements.join(';\n')};\n`);
  return file;
}

/** pgbench reads one statement a line and would take a colon before a letter for its own variable. */
function withValues({ sql, parameters }: CompiledQuery): string {
  const filled = sql.replace(/\$(\d+)/g, (_, place) => literal(parameters[Number(place) - 1]));
  return filled.replaceAll(/\s+/g, ' ');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`;
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
