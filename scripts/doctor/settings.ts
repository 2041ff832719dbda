import type { Settings } from '../services/settings.ts';
import { bad, good, note, type Finding } from './finding.ts';
import { nearestName } from './nearest-name.ts';

interface Sources {
  /** `.env.example`, without the settings that PORT_OFFSET shifts. */
  example: NodeJS.Dict<string>;
  /** Those settings, at offset 0. */
  shifted: Settings;
  /** Contents of `.env`. */
  file: NodeJS.Dict<string>;
  /** Effective settings: the file, overridden by the environment. */
  given: Settings;
  /** Rejected settings with the reasons. */
  invalid: ReadonlyMap<string, string>;
}

export function checkSettings(sources: Sources): Finding[] {
  if (Object.keys(sources.file).length === 0) {
    return [
      note('settings', 'no .env file; using the defaults', 'npm run setup'),
      ...values(sources),
    ];
  }
  return [
    ...unknownNames(sources),
    ...newNames(sources),
    ...unshiftedNames(sources),
    ...values(sources),
  ];
}

function unknownNames({ example, shifted, file }: Sources): Finding[] {
  const known = Object.keys({ ...example, ...shifted });
  return Object.keys(file)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearestName(name, known);
      if (!meant) {
        const detail = `unknown setting ${name} in .env`;
        return note('settings', detail, 'see .env.example for valid names');
      }
      const detail = `unknown setting ${name} in .env. Did you mean ${meant}?`;
      return bad('settings', detail, `rename it to ${meant}, or remove it`);
    });
}

function newNames({ example, file }: Sources): Finding[] {
  const all = Object.keys(example);
  const names = all.filter((name) => !(name in file));
  // A short .env is not an outdated copy of the example.
  if (names.length === 0 || names.length > all.length / 2) return [];
  const list = names.join(', ');
  return [
    note('settings', `missing from .env: ${list}; using the defaults`, 'copy from .env.example'),
  ];
}

/** Reports values copied from the example, which PORT_OFFSET can't shift. */
function unshiftedNames({ shifted, file, given }: Sources): Finding[] {
  if (Number(given['PORT_OFFSET'] ?? 0) === 0) return [];
  const names = Object.keys(shifted).filter((name) => file[name] && file[name] === shifted[name]);
  if (names.length === 0) return [];
  const detail = `PORT_OFFSET does not apply to ${names.join(', ')}, set in .env`;
  return [note('settings', detail, 'remove them from .env unless you want those values')];
}

function values({ given, invalid }: Sources): Finding[] {
  if (invalid.size === 0) {
    return [good('settings', `valid; ${given['SHOP_MODE'] ?? 'demo'} mode`)];
  }
  return [...invalid.values()].map((reason) =>
    bad('settings', reason, 'correct it in .env or in the environment'),
  );
}
