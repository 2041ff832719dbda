import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Component {
  'bom-ref': string;
  version: string;
  purl: string;
  properties: { name: string }[];
  hashes?: { alg: string; content: string }[];
  licenses?: unknown[];
}

/** npm's CycloneDX 1.5 document, as far as we read it. */
interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: Component & { name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const shipped = ['--workspace=@sirkito/api', '--workspace=@sirkito/web'];
const format = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

/** Lists the packages that production runs, by package-lock.json. */
export function productionSbom(): Sbom {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, timeout: 120_000 } as const;
  const output = execFileSync('npm', ['sbom', ...format, ...shipped, '--loglevel=error'], options);
  const sbom = JSON.parse(output) as Sbom; // as npm documents it
  // With --omit=dev, npm leaves out what production shares with development tools, such as fastify.
  // It names a package once, and by a copy of the tools if they have one of the same version.
  const isShipped = new Set(
    shippedPackages().map(([path, { version }]) => `${nameOf(path)}@${version}`),
  );
  const components = sbom.components.filter(
    (component) =>
      component.properties.every(({ name }) => name !== 'cdx:npm:package:development') ||
      isShipped.has(component['bom-ref']),
  );
  // npm takes the folder's name.
  const component = { ...sbom.metadata.component, name: 'sirkito' };
  const refs = new Set([component, ...components].map((each) => each['bom-ref']));
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => refs.has(other)),
    }));
  return { ...sbom, metadata: { ...sbom.metadata, component }, components, dependencies };
}

/** Returns the packages of the lockfile that production runs, by their paths. */
function shippedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
  };
  return Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
}

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

/** Returns the licence files of the installed packages that production runs. */
export function licenceTexts(): string[] {
  return shippedPackages()
    .filter(([path]) => existsSync(path))
    .map(([path, { version, license = 'see below' }]) => {
      const title = `${nameOf(path)} ${version} (${license})`;
      const files = readdirSync(path).filter((file) =>
        /^(?:licen[cs]e|notice|copying)/i.test(file),
      );
      return [title, ...files.map((file) => readFileSync(join(path, file), 'utf8').trim())].join(
        '\n\n',
      );
    });
}

/** Writes both into a folder. Run at the root of a checkout. */
export function writeSbom(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(productionSbom(), null, 2)}\n`);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  writeFileSync(join(folder, 'licences.txt'), `${licenceTexts().join(line)}\n`);
}
