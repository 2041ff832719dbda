import { shiftedDefaults } from '../services/ports/port-offset.ts';
import { givenSettings, merge, readEnvFile, withShiftedDefaults } from '../services/settings.ts';
import type { Finding } from './finding.ts';
import { checkImages } from './images.ts';
import { invalidSettings } from './invalid-settings.ts';
import { checkMachine } from './machine.ts';
import { checkPorts } from './ports.ts';
import { checkServices } from './services.ts';
import { checkSettings } from './settings.ts';

export async function checkAll(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const example = readEnvFile('.env.example');
  const given = givenSettings(env);
  const invalid = invalidSettings(given);
  const isUsable = ([name]: [string, unknown]) => !invalid.has(name);
  const offset = invalid.has('PORT_OFFSET') ? { ...given, PORT_OFFSET: '0' } : given;
  const settings = merge(example, withShiftedDefaults(offset));
  // Invalid settings are already reported; skip the checks that need them.
  const usable = Object.fromEntries(Object.entries(settings).filter(isUsable));
  return [
    ...checkSettings({
      example,
      shifted: shiftedDefaults(0),
      file: readEnvFile('.env'),
      given,
      invalid,
    }),
    ...(await checkServices(usable)),
    ...(await checkImages(usable)),
    ...(await checkPorts(usable)),
    ...checkMachine(usable),
  ];
}
