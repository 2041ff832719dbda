import { processSettings } from './services/settings.ts';
import { ActionableError } from './services/steps.ts';

// Loaded with node --import instead of --env-file, which doesn't apply PORT_OFFSET.
try {
  Object.assign(process.env, processSettings(process.env));
} catch (error) {
  if (!(error instanceof ActionableError)) throw error;
  console.error(`${error.message}\n  → ${error.remedy}`);
  process.exit(1);
}
