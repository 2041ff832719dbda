import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export type Settings = Readonly<Record<string, string>>;

export const root = join(import.meta.dirname, '..', '..');

/** What was set on purpose: `.env`, and over it the environment. Empty counts as unset. */
export function givenSettings(env: NodeJS.ProcessEnv): Settings {
  return merge(readEnvFile('.env'), env);
}

/** Everything in force: what was given, and for the rest the values of `.env.example`. */
export function allSettings(env: NodeJS.ProcessEnv): Settings {
  return merge(readEnvFile('.env.example'), givenSettings(env));
}

/** A settings file as it stands, empty values and all. */
export function readEnvFile(name: string): NodeJS.Dict<string> {
  const file = join(root, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Later sources win; a value that ends up empty is left out. */
export function merge(...sources: NodeJS.ProcessEnv[]): Settings {
  const pairs = Object.entries(Object.assign({}, ...sources) as NodeJS.ProcessEnv);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

export function required(settings: Settings, name: string): string {
  const value = settings[name];
  if (value === undefined) {
    throw new Error(`${name} is in neither .env.example nor the environment`);
  }
  return value;
}

/** The owner's door to the database, which migrations, seeds and setup use. */
export function ownerUrl(settings: Settings): string {
  return settings['DATABASE_OWNER_URL'] ?? required(settings, 'DATABASE_URL');
}
