export interface Column {
  table: string;
  name: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** Check constraints on this column alone, as PostgreSQL writes them. */
  checks: readonly string[];
}

export const listColumns = `
  select pg_class.relname as table, attname as name, not attnotnull as "isNullable",
    atthasdef or attidentity <> '' as "hasDefault",
    array(
      select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
    ) as checks
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and attnum > 0 and not attisdropped
  order by 1, 2`;

/** Returns the kysely-codegen overrides: amounts as Centavos, checked text as a union. */
export function typeOverrides(columns: readonly Column[]): Record<string, string> {
  const overrides: Record<string, string> = {};
  for (const column of columns) {
    const type = typeOf(column);
    if (type) overrides[`${column.table}.${column.name}`] = overrideOf(column, type);
  }
  return overrides;
}

function typeOf({ name, checks }: Column): string | undefined {
  if (name.endsWith('_centavos')) return 'Centavos';
  return checks.map(unionOf).find(Boolean);
}

/** An override replaces the whole type, so it repeats what the generator would add. */
function overrideOf({ isNullable, hasDefault }: Column, type: string): string {
  const full = isNullable ? `${type} | null` : type;
  return hasDefault ? `Generated<${full}>` : full;
}

const oneOf = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'\w+'::text(?:, )?)+)\]\)\)\)$/;
const equal = /^CHECK \(\(\w+ = ('\w+'::text)\)\)$/;

/** Returns `'a' | 'b'` for a check that lists values, undefined for any other. */
function unionOf(check: string): string | undefined {
  const values = (oneOf.exec(check) ?? equal.exec(check))?.[1];
  return values?.replaceAll('::text', '').replaceAll(', ', ' | ');
}
