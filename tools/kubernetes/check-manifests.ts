import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { borrowPackages, makeTree, root, runTool } from '../planting/tree.ts';

interface Container {
  name: string;
  image: string;
  args: string[];
  readinessProbe?: object;
  livenessProbe?: object;
  resources?: { requests?: object; limits?: object };
  securityContext?: object;
}

/** The fields that the tests read. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: {
    selector?: Record<string, unknown>;
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { containers: Container[]; initContainers?: Container[]; securityContext?: object };
    };
  };
}

export function parseManifests(text: string): Manifest[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest; // the type check below proves it
  });
}

/**
 * Returns the type errors of manifests, by Kubernetes' own types. As literals they may not have
 * unknown fields either, which JSON schemas of Kubernetes let pass.
 */
export async function typeErrorsOf(manifests: readonly Manifest[]): Promise<string[]> {
  const types = path.join(root, 'tools/kubernetes/manifest-types.ts');
  const constants = manifests.map((manifest, index) => {
    const type = `ManifestTypes['${manifest.apiVersion} ${manifest.kind}']`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 1)};`;
  });
  const tree = makeTree({
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      files: ['manifests.ts'],
    }),
    'manifests.ts': `import type { ManifestTypes } from ${JSON.stringify(types)};\n${constants.join('\n')}\n`,
  });
  try {
    borrowPackages(tree);
    const { output } = await runTool(tree, 'tsc', ['--pretty', 'false']);
    return output.split('\n').filter(Boolean);
  } finally {
    rmSync(tree, { recursive: true });
  }
}
