import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';

export interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

/** Reports a file that can't be applied; the message names the file and the fix. */
export class MigrationError extends Error {}

/** Returns the names of the SQL files in a folder, in order. */
export async function sqlFileNames(folder: URL): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.sql')).toSorted();
}

export async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const names = await sqlFileNames(folder);
  return Promise.all(names.map((name) => readSqlFile(name, folder)));
}

export async function readSqlFile(name: string, folder: URL): Promise<SqlFile> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

export async function runFile(owner: Client, { name, sql }: SqlFile): Promise<void> {
  try {
    await owner.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${name} failed: ${reason}`, { cause: error });
  }
}

/** Runs statements in one transaction on the owner's connection. */
export async function inOwnerTransaction(owner: Client, work: () => Promise<void>): Promise<void> {
  await owner.query('begin');
  try {
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
