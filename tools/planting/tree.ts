import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** File contents by path. */
export type Files = Record<string, string>;

/** Expected rule, the file that violates it, and its contents. */
export type Violation = readonly [rule: string, file: string, code: string];

export const root = path.resolve(import.meta.dirname, '../..');

/** Creates a small project with this repository's configuration. */
export function makeTree(files: Files, copied: readonly string[] = []): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'house-rules-'));
  for (const name of copied) {
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
  }
  writeFiles(tree, files);
  return tree;
}

export function writeFiles(tree: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(tree, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export const asFiles = (violations: readonly Violation[]): Files =>
  Object.fromEntries(violations.map(([, file, code]) => [file, code]));

export const asFindings = (violations: readonly Violation[]): string[] =>
  violations.map(([rule, file]) => `${rule} ${file}`).sort();

export function borrowPackages(tree: string): void {
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
}

interface Verdict {
  passed: boolean;
  output: string;
}

/** Runs one of the project's tools inside a tree. A failing tool does not throw. */
export function runTool(tree: string, name: string, args: readonly string[]): Promise<Verdict> {
  const tool = path.join(root, 'node_modules/.bin', name);
  return new Promise((resolve) => {
    execFile(tool, args, { cwd: tree, maxBuffer: 1 << 26 }, (error, stdout) => {
      resolve({ passed: error === null, output: stdout });
    });
  });
}
