import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../planting/tree.ts';

/** A package of package-lock.json, as npm documents it. */
export interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  /** What its authors say instead of maintaining it. */
  deprecated?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** Entries by path, without our own workspaces. */
export type Packages = Record<string, Entry>;

export function readLockfile(): Packages {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Packages };
  return Object.fromEntries(
    Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link),
  );
}

export const nameOf = (at: string): string => at.replace(/^.*node_modules\//, '');
