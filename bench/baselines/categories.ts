import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { listen } from './listen.ts';

interface Category {
  id: string;
  parentId: string | null;
}

const sql = readFileSync(new URL('categories.sql', import.meta.url), 'utf8');
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const toTree = (rows: readonly Category[], parent: string | null = null): object[] =>
  rows
    .filter(({ parentId }) => parentId === parent)
    .map(({ parentId: _, ...row }) => ({ ...row, children: toTree(rows, row.id) }));

await listen((app) =>
  app.get('/categories', async () => {
    const { rows } = await pool.query<Category>(sql);
    return { success: true, data: toTree(rows) };
  }),
);
