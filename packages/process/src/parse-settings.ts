import type { z } from 'zod';

type Settings = z.ZodObject<Record<string, z.ZodType>>;

/**
 * Parses environment variables with a schema whose fields have descriptions. An empty value counts
 * as unset, so that `.env.example` can list every setting. Throws one error that names all invalid
 * settings and their purpose.
 */
export function parseSettings<Schema extends Settings>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error(explain(schema, parsed.error));
  return parsed.data;
}

function explain(schema: Settings, error: z.ZodError): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const purpose = schema.shape[name]?.description ?? '';
    return `  ${name}: ${issue.message}. ${purpose}`;
  });
  return ['Invalid settings:', ...lines, 'See .env.example for all settings.'].join('\n');
}
