import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { listen } from './listen.ts';

interface Statement {
  text: string;
  values: unknown[];
}

const file = process.env['BASELINE_STATEMENTS'] ?? '';
const statements = JSON.parse(readFileSync(file, 'utf8')) as Statement[];
const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL_SIZE']),
});

/** Runs the statements in sequence, prepared, and returns their rows. */
await listen((app) =>
  app.get('/', async () => {
    const answers: unknown[] = [];
    for (const [index, { text, values }] of statements.entries()) {
      const { rows } = await pool.query({ name: `statement_${index}`, text, values });
      answers.push(rows);
    }
    return { success: true, answers };
  }),
);
