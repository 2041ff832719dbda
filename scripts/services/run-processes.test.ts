import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const moduleUrl = new URL('run-processes.ts', import.meta.url).href;
const stays = 'console.log("up"); setInterval(() => {}, 1000)';
const endsWell = `process.on("SIGTERM", () => { console.log("done"); process.exit(0) }); ${stays}`;
const ignoresAll = `process.on("SIGTERM", () => {}); ${stays}`;

/** Runs scripts in a separate process, which is signalled once all are up. */
async function runAndEnd(scripts: string[], maxWaitMs = 60_000) {
  const parts = scripts.map((script, index) => ({
    name: `part-${index}`,
    command: process.execPath,
    args: ['-e', script],
    endsAfter: `part-${index + 1}`,
  }));
  const program = `
    import { runProcesses } from '${moduleUrl}';
    const options = { env: process.env, show: (line) => line, maxWaitMs: ${maxWaitMs} };
    process.exitCode = await runProcesses(${JSON.stringify(parts)}, options);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const areAllUp = output.split('│ up').length > scripts.length;
    // A second signal could arrive after the handler is gone, and end the process by itself.
    if (areAllUp && !child.killed) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('stops all parts on a signal, each after the one that needs it', async () => {
  const { code, output } = await runAndEnd([endsWell, endsWell, endsWell]);
  expect(code).toBe(0);
  expect(output.match(/part-\d │ done/g)).toEqual([2, 1, 0].map((n) => `part-${n} │ done`));
});

test('stops the others when one part fails and returns its exit code', async () => {
  const { code, output } = await runAndEnd([stays, 'process.exit(3)']);
  expect(code).toBe(3);
  expect(output).toContain('part-1 exited (code 3); stopping the others');
});

test('fails when a part exits on its own, even with code 0', async () => {
  expect((await runAndEnd([stays, ''])).code).toBe(1);
});

test('kills a part that does not stop in time and fails', async () => {
  const { code, output } = await runAndEnd([endsWell, ignoresAll], 300);
  expect(code).toBe(1);
  expect(output).toContain('Processes did not stop within 0.3 s; killing them');
});
