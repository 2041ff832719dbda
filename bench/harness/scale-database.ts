import { randomBytes } from 'node:crypto';
import { query } from '@sirkito/e2e/stack/database';
import { Client, escapeIdentifier } from 'pg';

/** Returns the database from `npm run shop -- catalogue-grow`, or the demo shop of this run. */
export async function scaleDatabase(
  demo: string,
  database: string,
): Promise<{ databaseUrl: string; products: number }> {
  const scale = Object.assign(new URL(demo), { pathname: `/${database}` }).href;
  const products = await countProducts(scale);
  if (products !== undefined) return { databaseUrl: scale, products };
  return { databaseUrl: demo, products: (await countProducts(demo)) ?? 0 };
}

/** Copies a database and returns the copy's URL. */
export async function copyOf(url: string): Promise<string> {
  const source = new URL(url).pathname.slice(1);
  const copy = `${source}_copy_${randomBytes(6).toString('hex')}`;
  const server = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  const statement = [
    'create database',
    escapeIdentifier(copy),
    'template',
    escapeIdentifier(source),
  ];
  await query(server, statement.join(' '));
  return Object.assign(new URL(url), { pathname: `/${copy}` }).href;
}

/** Returns undefined if there is no such database. */
export async function countProducts(url: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ count: string }>('select count(*) from product_listing');
    return Number(rows[0]?.count);
  } catch (error) {
    // 3D000: there is no such database.
    if ((error as { code?: string }).code === '3D000') return undefined;
    throw error;
  } finally {
    await client.end();
  }
}
