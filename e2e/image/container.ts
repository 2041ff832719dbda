import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildah, image } from '../../scripts/image/buildah.ts';
import { root } from '../stack/settings.ts';

type Env = Readonly<Record<string, string>>;

interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

/** The image's own configuration. */
const imageConfig = (
  JSON.parse(buildah('inspect', '--type', 'image', image)) as { Docker: { config: ImageConfig } }
).Docker.config; // as buildah prints it

interface Run {
  args: string[];
  env?: Env;
  /** A writable folder of the host, mounted where pictures are stored. */
  pictures?: string;
  /** Replaces the image's entry point. */
  entrypoint?: string[];
}

export interface Container {
  log: () => string;
  exited: Promise<number | null>;
  /** Runs the image's health check inside the container. */
  isHealthy: () => boolean;
  /** Returns the exit code: of the role on SIGTERM, if it ends in time. */
  stop: () => Promise<number | null>;
}

export const logs = join(root, 'reports/image-logs');
const stopTimeoutMs = 20_000;
const startTimeoutMs = 120_000;
const [uid = NaN, gid = NaN] = imageConfig.User.split(':').map(Number);
export const imageUser = { uid, gid };
let count = 0;

/**
 * Runs the image with runc, as Docker does: as its own user, on a read-only root, without
 * capabilities, in its own mount, process and IPC namespaces. The network is the host's.
 */
export function runContainer(rootfs: string, run: Run): Container {
  count += 1;
  const id = `sirkito-test-${process.pid}-${count}`;
  const bundle = join(logs, id);
  mkdirSync(bundle, { recursive: true });
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(specOf(rootfs, run)));
  const file = join(bundle, 'log');
  const output = openSync(file, 'w');
  const child = spawn('runc', ['run', '--bundle', bundle, id], {
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const log = () => readFileSync(file, 'utf8');
  return {
    log,
    exited,
    isHealthy: () => {
      const [, ...command] = imageConfig.Healthcheck.Test;
      try {
        execFileSync('runc', ['exec', id, ...command], { stdio: 'pipe', timeout: 10_000 });
        return true;
      } catch {
        // A failed check is an answer; the caller asserts on it.
        return false;
      }
    },
    stop: async () => {
      if (child.exitCode === null) execFileSync('runc', ['kill', id, 'TERM'], { stdio: 'pipe' });
      const timer = setTimeout(() => {
        execFileSync('runc', ['delete', '--force', id], { stdio: 'pipe' });
      }, stopTimeoutMs);
      const code = await exited;
      clearTimeout(timer);
      return code;
    },
  };
}

/** Polls until the condition holds. Throws with the log if the container takes too long. */
export async function waitUntil(
  container: Container,
  condition: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Gave up waiting:\n${container.log()}`);
    await delay(100);
  }
}

/** Runs a command of the image to its end and returns its output. */
export async function runCommand(rootfs: string, run: Run): Promise<string> {
  const container = runContainer(rootfs, run);
  const code = await container.exited;
  if (code !== 0) {
    throw new Error(`${run.args.join(' ')} ended with ${code}:\n${container.log()}`);
  }
  return container.log();
}

function specOf(rootfs: string, { args, env = {}, pictures, entrypoint }: Run): object {
  return {
    ociVersion: '1.0.2',
    root: { path: rootfs, readonly: true },
    process: {
      user: { uid, gid },
      args: [...(entrypoint ?? imageConfig.Entrypoint), ...args],
      env: [...imageConfig.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      cwd: imageConfig.WorkingDir,
      noNewPrivileges: true,
      capabilities: { bounding: [], effective: [], permitted: [] },
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
      ...(pictures
        ? [
            {
              destination: '/var/lib/sirkito',
              type: 'bind',
              source: pictures,
              options: ['bind', 'rw'],
            },
          ]
        : []),
    ],
    linux: { namespaces: ['mount', 'pid', 'ipc', 'uts'].map((type) => ({ type })) },
  };
}
