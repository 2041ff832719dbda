import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../planting/tree.ts';
import { parseManifests, typeErrorsOf } from './check-manifests.ts';

const folder = path.join(root, 'deploy/kubernetes');
const manifests = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parseManifests(readFileSync(path.join(folder, file), 'utf8')));
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const pods = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template] : []));

test('[DP-06] the manifests have the types of Kubernetes', async () => {
  expect(manifests.length).toBeGreaterThan(8);
  expect(await typeErrorsOf(manifests)).toEqual([]);
});

test('an unknown field, a wrong type and a misspelt kind are found', async () => {
  const service = (spec: string) =>
    `{ apiVersion: v1, kind: Service, metadata: { name: x }, spec: ${spec} }`;
  const errors = await typeErrorsOf(
    [
      service('{ selectors: { app: x } }'),
      service('{ ports: [{ port: http }] }'),
      '{ apiVersion: v1, kind: Servize }',
    ].flatMap(parseManifests),
  );
  expect(errors.filter((line) => line.startsWith('manifests.ts'))).toEqual([
    expect.stringContaining("does not exist in type 'ServiceSpec'"),
    expect.stringContaining("'string' is not assignable to type 'number'"),
    expect.stringContaining("'v1 Servize' does not exist"),
  ]);
});

test('[DP-06] every container runs without root, privileges and a writable root', () => {
  expect(pods.length).toBe(4);
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const container of [...spec.containers, ...(spec.initContainers ?? [])]) {
      expect(container.securityContext, container.name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources, container.name).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  }
});

test('[DP-06] every role has probes, a disruption budget and one version of the image', () => {
  const roles = ofKind('Deployment').map(({ spec }) => spec?.template?.spec.containers[0]);
  expect(roles.map((container) => container?.args)).toEqual([['api'], ['web'], ['worker']]);
  for (const container of roles) {
    expect(container?.readinessProbe, container?.name).toBeDefined();
    expect(container?.livenessProbe, container?.name).toBeDefined();
  }
  const names = ofKind('Deployment').map(({ metadata }) => metadata.name);
  expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(names);
  const images = pods.flatMap(({ spec }) => spec.containers.map(({ image }) => image));
  expect(new Set(images).size).toBe(1);
});
