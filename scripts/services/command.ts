import { spawn } from 'node:child_process';

export interface Account {
  uid: number;
  gid: number;
}

interface Options {
  /** Run as this account; requires root. */
  as?: Account | undefined;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

interface Outcome {
  code: number;
  output: string;
}

/** Runs a command and captures its output. A missing program returns code 127. */
export function attempt(command: string, args: string[], options: Options = {}): Promise<Outcome> {
  const { as, cwd = '/', env = process.env } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...as, cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const append = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

export async function succeeds(
  command: string,
  args: string[],
  options?: Options,
): Promise<boolean> {
  return (await attempt(command, args, options)).code === 0;
}
