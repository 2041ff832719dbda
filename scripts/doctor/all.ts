import { allSettings, givenSettings, readEnvFile } from '../services/settings.ts';
import type { Finding } from './finding.ts';
import { lookAtMachine } from './machine.ts';
import { lookAtServices } from './services.ts';
import { lookAtSettings } from './settings.ts';

export async function lookAtAll(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const settings = allSettings(env);
  return [
    ...lookAtSettings({
      example: readEnvFile('.env.example'),
      file: readEnvFile('.env'),
      given: givenSettings(env),
    }),
    ...(await lookAtServices(settings)),
    ...(await lookAtMachine(settings)),
  ];
}
