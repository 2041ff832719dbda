import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { portOffset, shiftedDefaults } from './ports/port-offset.ts';
import { ActionableError } from './steps.ts';

export type Settings = Readonly<Record<string, string>>;

export const root = join(import.meta.dirname, '..', '..');

/** Returns explicit settings: `.env`, overridden by the environment. Empty counts as unset. */
export function givenSettings(env: NodeJS.ProcessEnv): Settings {
  return merge(readEnvFile('.env'), env);
}

/** Returns the settings a shop process starts with: explicit ones and the PORT_OFFSET defaults. */
export function processSettings(env: NodeJS.ProcessEnv): Settings {
  return withShiftedDefaults(givenSettings(env));
}

export function withShiftedDefaults(given: Settings): Settings {
  return merge(shiftedDefaults(portOffset(given['PORT_OFFSET'])), given);
}

/** Returns all effective settings: the above, and `.env.example` for the rest. */
export function allSettings(env: NodeJS.ProcessEnv): Settings {
  return merge(readEnvFile('.env.example'), processSettings(env));
}

/** Reads a settings file, including empty values. */
export function readEnvFile(name: string): NodeJS.Dict<string> {
  const file = join(root, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Merges settings: later sources win and empty values are dropped. */
export function merge(...sources: NodeJS.ProcessEnv[]): Settings {
  const pairs = Object.entries(Object.assign({}, ...sources) as NodeJS.ProcessEnv);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

export function required(settings: Settings, name: string): string {
  const value = settings[name];
  if (value === undefined) {
    throw new Error(`${name} is not set in .env.example or the environment`);
  }
  return value;
}

export function requiredPort(settings: Settings, name: string): number {
  const value = required(settings, name);
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new ActionableError(
    `${name}=${value} is not a port number`,
    'correct it in .env: a whole number from 1 to 65535',
  );
}

/** Returns the owner's database URL, which migrations, seeds and setup use. */
export function ownerUrl(settings: Settings): string {
  const { DATABASE_OWNER_URL, DATABASE_DIRECT_URL } = settings;
  return DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? required(settings, 'DATABASE_URL');
}
