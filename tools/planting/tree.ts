import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Path to text. */
export type Files = Record<string, string>;

/** The rule that must be named, the file that breaks it, and its text. */
export type Plant = readonly [rule: string, file: string, code: string];

export const root = path.resolve(import.meta.dirname, '../..');

/** Makes a small project under the house's own configuration. */
export function makeTree(files: Files, copied: readonly string[] = []): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'house-rules-'));
  for (const name of copied) {
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
  }
  plant(tree, files);
  return tree;
}

export function plant(tree: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(tree, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export const asFiles = (plants: readonly Plant[]): Files =>
  Object.fromEntries(plants.map(([, file, code]) => [file, code]));

export const asFindings = (plants: readonly Plant[]): string[] =>
  plants.map(([rule, file]) => `${rule} ${file}`).sort();

export function borrowPackages(tree: string): void {
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
}

interface Verdict {
  passed: boolean;
  output: string;
}

/** Runs one of the project's tools inside a tree. A failing tool is an answer, not an error. */
export function runTool(tree: string, name: string, args: readonly string[]): Promise<Verdict> {
  const tool = path.join(root, 'node_modules/.bin', name);
  return new Promise((resolve) => {
    execFile(tool, args, { cwd: tree, maxBuffer: 1 << 26 }, (error, stdout) => {
      resolve({ passed: error === null, output: stdout });
    });
  });
}
