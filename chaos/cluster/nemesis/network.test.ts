import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { waitForOutput } from './network.ts';

const start = (script: string) =>
  spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });

test('a program that ends before it is ready fails the fault', async () => {
  await expect(waitForOutput(start('exit 3'))).rejects.toThrow('ended before it was ready: 3');
});

test('a program that is ready may end', async () => {
  await expect(waitForOutput(start('echo ready'))).resolves.toBeUndefined();
});
