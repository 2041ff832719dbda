import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const together = new URL('together.ts', import.meta.url).href;
const stays = 'console.log("up"); setInterval(() => {}, 1000)';
const endsWell = `process.on("SIGTERM", () => { console.log("done"); process.exit(0) }); ${stays}`;
const ignoresAll = `process.on("SIGTERM", () => {}); ${stays}`;

/** Runs scripts together in a process of their own, which is told to end once all are up. */
async function runAndEnd(scripts: string[], patienceMs = 60_000) {
  const parts = scripts.map((script, index) => ({
    name: `part-${index}`,
    command: process.execPath,
    args: ['-e', script],
    endsAfter: `part-${index + 1}`,
  }));
  const program = `
    import { runTogether } from '${together}';
    const options = { env: process.env, show: (line) => line, patienceMs: ${patienceMs} };
    process.exitCode = await runTogether(${JSON.stringify(parts)}, options);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('│ up').length > scripts.length) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('a signal ends all parts, each after the one that needs it, and lets them finish', async () => {
  const { code, output } = await runAndEnd([endsWell, endsWell, endsWell]);
  expect(code).toBe(0);
  expect(output.match(/part-\d │ done/g)).toEqual([2, 1, 0].map((n) => `part-${n} │ done`));
});

test('when one part dies the others end and its exit code is passed on', async () => {
  const { code, output } = await runAndEnd([stays, 'process.exit(3)']);
  expect(code).toBe(3);
  expect(output).toContain('part-1 ended (code 3), so all end');
});

test('a part that ends by itself is a failure even when it says it went well', async () => {
  expect((await runAndEnd([stays, ''])).code).toBe(1);
});

test('a part that does not end in time is killed, and that is a failure', async () => {
  const { code, output } = await runAndEnd([endsWell, ignoresAll], 300);
  expect(code).toBe(1);
  expect(output).toContain('Still not ended after 0.3 s: killed');
});
