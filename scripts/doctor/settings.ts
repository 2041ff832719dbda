import { parseEnv } from '../../apps/api/src/platform/env.ts';
import type { Settings } from '../services/settings.ts';
import { bad, good, note, type Finding } from './finding.ts';

interface Sources {
  example: NodeJS.Dict<string>;
  /** `.env` as it stands. */
  file: NodeJS.Dict<string>;
  /** What is in force: the file, and over it the environment. */
  given: Settings;
}

export function lookAtSettings({ example, file, given }: Sources): Finding[] {
  if (Object.keys(file).length === 0) {
    return [note('settings', 'no .env, so the defaults hold', 'npm run setup'), ...values(given)];
  }
  return [...unknownNames(example, file), ...newNames(example, file), ...values(given)];
}

function unknownNames(example: NodeJS.Dict<string>, file: NodeJS.Dict<string>): Finding[] {
  return Object.keys(file)
    .filter((name) => !(name in example))
    .map((name) =>
      note(
        'settings',
        `${name} in .env is no setting of the shop`,
        'see .env.example for its name',
      ),
    );
}

function newNames(example: NodeJS.Dict<string>, file: NodeJS.Dict<string>): Finding[] {
  const names = Object.keys(example).filter((name) => !(name in file));
  if (names.length === 0) return [];
  const list = names.join(', ');
  return [note('settings', `.env lacks ${list}; the default holds`, 'copy it from .env.example')];
}

/** The API's own reading decides, so that what is refused in live mode is refused here as well. */
function values(given: Settings): Finding[] {
  try {
    const { SHOP_MODE } = parseEnv(given);
    return [good('settings', `can be used; ${SHOP_MODE} mode`)];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reasons = message.split('\n').filter((line) => line.startsWith('  '));
    return reasons.map((reason) =>
      bad('settings', reason.trim(), 'correct it in .env or in the environment'),
    );
  }
}
