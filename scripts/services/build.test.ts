import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entries, webMemory, workerMemory } from './build.ts';
import { root } from './settings.ts';

test("the worker's unit has the memory limits of npm start", () => {
  const unit = readFileSync(join(root, 'deploy/systemd/sirkito-worker.service'), 'utf8');
  expect(unit).toContain(`${workerMemory.flags.join(' ')} ${entries.worker}\n`);
});

test("[AV-19] the web server's unit has the memory limits of npm start", () => {
  const unit = readFileSync(join(root, 'deploy/systemd/sirkito-web@.service'), 'utf8');
  expect(unit).toContain(`${webMemory.flags.join(' ')} ${entries.web}\n`);
  for (const [name, value] of Object.entries(webMemory.env)) {
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
  }
});
