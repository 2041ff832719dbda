import { attempt } from './command.ts';
import { root, type Settings } from './settings.ts';
import { ActionableError } from './steps.ts';

/** Runs an npm script, such as `shop -- migrate`, and returns its command; a failure throws with the output. */
export async function npmRun(script: string, env: Settings): Promise<string> {
  const { code, output } = await attempt('npm', ['run', '--silent', ...script.split(' ')], {
    cwd: root,
    env,
  });
  if (code === 0) return `npm run ${script}`;
  throw new ActionableError(`npm run ${script} failed:\n${output}`, 'fix it, then run this again');
}
