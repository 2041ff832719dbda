import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor, Ctx } from '@sirkito/api/src/platform/context.ts';
import type { DB } from '@sirkito/api/src/platform/db/schema.gen.ts';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { escapeLiteral, Pool } from 'pg';

export interface Recorded {
  /** pgbench script with all statements and their values. */
  script: string;
  /** JSON with the text and values of each statement, for the baseline server. */
  statements: string;
}

interface Recording {
  databaseUrl: string;
  folder: string;
  name: string;
  actor?: Actor;
  /** Use case to record. */
  ask: (ctx: Ctx) => Promise<unknown>;
}

/** Records the SQL that a use case sends. */
export async function recordSql(recording: Recording): Promise<Recorded> {
  const { databaseUrl, folder, name, actor = { kind: 'guest' }, ask } = recording;
  const sent: { text: string; values: readonly unknown[] }[] = [];
  const script: string[] = [];
  const read = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) }),
    log: ({ query }) => {
      sent.push({ text: query.sql, values: query.parameters });
      script.push(withValues(query));
    },
  });
  const transact: Ctx['transact'] = async (work) => {
    script.push('begin');
    const result = await read.transaction().execute(work);
    script.push('end');
    return result;
  };
  try {
    // The recorded use cases need only these parts of the context.
    await ask({ actor, read, transact, now: () => new Date() } as unknown as Ctx);
  } finally {
    await read.destroy();
  }
  const files = { script: join(folder, `${name}.sql`), statements: join(folder, `${name}.json`) };
  await writeFile(files.script, `${script.join(';\n')};\n`);
  await writeFile(files.statements, JSON.stringify(sent));
  return files;
}

/** Inlines the values and joins lines, without comments: pgbench reads one statement per line and treats `:name` as a variable. */
function withValues({ sql, parameters }: CompiledQuery): string {
  const filled = sql
    .replaceAll(/--.*$/gm, '')
    .replace(/\$(\d+)/g, (_, index) => literal(parameters[Number(index) - 1]));
  return filled.replaceAll(/\s+/g, ' ');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value) && value.length === 0) return "'{}'";
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]`;
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
