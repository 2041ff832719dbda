import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies `.env.example` to `.env` with this PORT_OFFSET. Returns false if `.env` exists. */
export function writeEnvFile(folder: string, offset: number): boolean {
  const file = join(folder, '.env');
  if (existsSync(file)) return false;
  const example = readFileSync(join(folder, '.env.example'), 'utf8');
  writeFileSync(file, example.replace(/^PORT_OFFSET=.*$/m, `PORT_OFFSET=${offset}`));
  return true;
}
