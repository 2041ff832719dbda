import { parseEnv as parseApiEnv } from '../../apps/api/src/platform/env.ts';
import { parseEnv as parseWebEnv } from '../../apps/web/server/env.ts';
import { portOffset } from '../services/ports/port-offset.ts';
import { requiredPort, type Settings } from '../services/settings.ts';

/** Returns the settings that the API, the web server or the scripts reject, with the reasons. */
export function invalidSettings(given: Settings): Map<string, string> {
  const malformed = rejections(given);
  // Live-mode rules run only once every value is well formed.
  const wellFormed = Object.entries(given).filter(([name]) => !malformed.has(name));
  return new Map([...malformed, ...rejections(Object.fromEntries(wellFormed))]);
}

function rejections(given: Settings): Map<string, string> {
  const reasons = [
    ...linesOf(() => parseApiEnv(given)),
    ...linesOf(() => parseWebEnv(given)),
    ...linesOf(() => portOffset(given['PORT_OFFSET'])),
    ...linesOf(() => given['MAILDEV_WEB_PORT'] && requiredPort(given, 'MAILDEV_WEB_PORT')),
  ];
  return new Map(reasons.map((reason) => [/^\w+/.exec(reason)?.[0] ?? reason, reason]));
}

/** Splits an error into lines: the parsers indent one setting per line, scripts throw one sentence. */
function linesOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    const listed = lines.filter((line) => line.startsWith('  '));
    return (listed.length > 0 ? listed : lines).map((line) => line.trim());
  }
}
