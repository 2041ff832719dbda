import { spawnSync } from 'node:child_process';
import { buildImage } from './image/build-image.ts';
import { imageMegabytes } from './image/buildah.ts';
import { step, run, ActionableError } from './services/steps.ts';
import { root } from './services/settings.ts';

/** `npm run image -- build` builds the container image, `npm run image -- test` also tests it. */
await run(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  if (!['build', 'test'].includes(command)) {
    throw new ActionableError(
      `Unknown command: '${command}'`,
      'npm run image -- build, or npm run image -- test',
    );
  }
  await step('image', async () => {
    await buildImage();
    return `${imageMegabytes()} MB`;
  });
  if (command === 'build') return;
  const playwright = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '--config', 'e2e/image.config.ts', ...args],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
});
