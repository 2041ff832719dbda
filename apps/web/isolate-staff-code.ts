import type { Plugin } from 'vite';

/** Matches files that only staff load. */
export const staffCode =
  /apps\/web\/app\/(?:backoffice|shell\/admin-|routes\/admin\/(?!login))|packages\/contracts\/src\/[\w-]+\/staff-/;

interface BuiltChunk {
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** Fails the build if a shop page can load staff code. */
export function isolateStaffCode(): Plugin {
  return {
    name: 'isolate-staff-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = findStaffCodeInShop(chunks);
      if (found.length > 0) this.error(`Shopper bundles contain staff code: ${found.join()}`);
    },
  };
}

/** Returns staff modules in chunks reachable from shop pages. */
export function findStaffCodeInShop(chunks: readonly BuiltChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const shopChunks = chunks.filter(
    ({ facadeModuleId }) => facadeModuleId !== null && !staffCode.test(facadeModuleId),
  );
  const entryChunks = shopChunks.filter(({ facadeModuleId }) =>
    /entry[.]client|root|routes\//.test(facadeModuleId ?? ''),
  );
  const reached = new Set<BuiltChunk>();
  const follow = (chunk: BuiltChunk | undefined): void => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) follow(byName.get(name));
  };
  for (const entry of entryChunks) follow(entry);
  return [...reached].flatMap(({ moduleIds }) => moduleIds.filter((id) => staffCode.test(id)));
}
