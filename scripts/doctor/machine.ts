import { existsSync } from 'node:fs';
import { missingBuildFiles } from '../services/build.ts';
import type { Settings } from '../services/settings.ts';
import { good, note, type Finding } from './finding.ts';

/** End-to-end tests use the first that exists. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export function checkMachine(settings: Settings): Finding[] {
  return [build(), browser(settings['CHROME_PATH'])];
}

function build(): Finding {
  const missing = missingBuildFiles();
  if (missing.length === 0) return good('build', 'ready for npm start');
  return note('build', 'missing; required by npm start, not by npm run dev', 'npm run build');
}

export function browser(chosen: string | undefined, exists = existsSync): Finding {
  const found = (chosen ? [chosen] : browsers).find((path) => exists(path));
  if (found) return good('Chromium', `${found} for npm run e2e`);
  return note('Chromium', 'not found; required only by npm run e2e', 'apt-get install chromium');
}
