import type { Plugin } from 'vite';

/** What only those who work here load. */
export const staffCode =
  /apps\/web\/app\/(?:features\/(?:staff|admin-orders)|shell\/admin-|routes\/admin\/(?!login))|packages\/contracts\/src\/paths\/[\w-]*staff/;

interface BuiltChunk {
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** The build fails when anything a shopper's page can load holds code of the staff. */
export function keepStaffApart(): Plugin {
  return {
    name: 'keep-staff-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = staffCodeForShoppers(chunks);
      if (found.length > 0) this.error(`Shoppers would load code of the staff: ${found.join()}`);
    },
  };
}

/** Modules of the staff in files that can be reached from pages which are not the staff's. */
export function staffCodeForShoppers(chunks: readonly BuiltChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const open = chunks.filter(
    ({ facadeModuleId }) => facadeModuleId !== null && !staffCode.test(facadeModuleId),
  );
  const doors = open.filter(({ facadeModuleId }) =>
    /entry[.]client|root|routes\//.test(facadeModuleId ?? ''),
  );
  const reached = new Set<BuiltChunk>();
  const follow = (chunk: BuiltChunk | undefined): void => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) follow(byName.get(name));
  };
  for (const door of doors) follow(door);
  return [...reached].flatMap(({ moduleIds }) => moduleIds.filter((id) => staffCode.test(id)));
}
