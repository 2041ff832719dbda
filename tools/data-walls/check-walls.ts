import { tableAccesses } from './table-accesses.ts';
import type { Tables } from './walls.ts';

interface Walls {
  owns: Tables;
  mayRead: Tables;
  mayWrite: Tables;
}

interface Source {
  /** Path from the repository's root. */
  file: string;
  code: string;
}

const listed = 'tools/data-walls/walls.ts';
const lists = { read: 'mayRead', write: 'mayWrite' } as const;

/** Returns a message for every table access that the lists don't allow, and for every unused entry. */
export function checkWalls(
  sources: readonly Source[],
  tables: ReadonlySet<string>,
  walls: Walls,
): string[] {
  const owned = Object.entries(walls.owns).flatMap(([module, names]) =>
    names.map((table) => ({ module, table })),
  );
  const ownerOf = new Map(owned.map(({ module, table }) => [table, module]));
  const used = new Set<string>();
  const problems = sources.flatMap(({ file, code }) => {
    const module = /\/modules\/([^/]+)\//.exec(file)?.[1] ?? '';
    const { accesses, unknown } = tableAccesses(code, tables);
    return [
      ...unknown.map((name) => `${file}: name the tables that ${name} stands for in its type`),
      ...accesses.flatMap(({ table, kind }) => {
        if (ownerOf.get(table) === module) return [];
        used.add(`${kind} ${module} ${table}`);
        if (walls[lists[kind]][module]?.includes(table)) return [];
        const owner = ownerOf.get(table) ?? 'no module';
        return [`${file}: ${module} may not ${kind} ${table}, a table of ${owner} (${listed})`];
      }),
    ];
  });
  const unused = (['read', 'write'] as const).flatMap((kind) =>
    Object.entries(walls[lists[kind]]).flatMap(([module, names]) =>
      names
        .filter((table) => !used.has(`${kind} ${module} ${table}`))
        .map(
          (table) => `${listed}: ${module} doesn't ${kind} ${table}: remove it from ${lists[kind]}`,
        ),
    ),
  );
  return [...new Set([...problems, ...unused, ...checkOwners(owned, tables)])];
}

function checkOwners(
  owned: readonly { module: string; table: string }[],
  tables: ReadonlySet<string>,
): string[] {
  const names = owned.map(({ table }) => table);
  return [
    ...[...tables]
      .filter((table) => !names.includes(table))
      .map((table) => `${listed}: no module owns ${table}`),
    ...owned
      .filter(({ table }) => !tables.has(table))
      .map(({ module, table }) => `${listed}: ${module} owns ${table}, which doesn't exist`),
    ...names
      .filter((table, index) => names.indexOf(table) !== index)
      .map((table) => `${listed}: two modules own ${table}`),
  ];
}
