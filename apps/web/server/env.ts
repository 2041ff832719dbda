import { z } from 'zod';

const developmentSecret = 'development-only-web-secret';

/** Every setting of the web server: one line each says what it is for. */
export const EnvSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'])
      .default('production')
      .describe('development serves the sources through Vite, anything else the build'),
    SHOP_MODE: z
      .enum(['demo', 'live'])
      .default('demo')
      .describe('demo has sample data and accounts; live refuses to start with them'),
    WEB_HOST: z.string().default('127.0.0.1').describe('Address the pages are served on'),
    WEB_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(3000)
      .describe('Port the pages are served on'),
    API_URL: z
      .url()
      .default('http://127.0.0.1:4000')
      .describe('Where the web server finds the API'),
    PUBLIC_API_URL: z
      .union([z.url(), z.literal('')])
      .default('')
      .describe('Address of the API for browsers; empty means the same origin as the pages'),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .describe('Proxies whose X-Forwarded-For is believed: names or networks, comma-separated'),
    WEB_API_SECRET: z
      .string()
      .min(16)
      .default(developmentSecret)
      .describe('Shared by web and API; calls that carry it are not limited as one visitor'),
    SHOP_URL: z
      .url()
      .default('http://localhost:3000')
      .describe('Where shoppers open the shop; search engines are told this address'),
    PAGE_LIMIT_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .default(600)
      .describe('Pages one visitor may have made in a minute; pages that are kept do not count'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('How much is logged'),
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.WEB_API_SECRET !== developmentSecret, {
    path: ['WEB_API_SECRET'],
    message: 'must be a secret of your own in live mode (openssl rand -hex 32)',
  });

export type Env = Readonly<z.output<typeof EnvSchema>>;

/** Reads the settings once. An empty value counts as unset, so that `.env.example` can list all. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = EnvSchema.safeParse(given);
  if (!parsed.success) throw new Error(explain(parsed.error));
  return Object.freeze(parsed.data);
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const purpose = (EnvSchema.shape as Record<string, z.ZodType>)[name]?.description ?? '';
    return `  ${name}: ${issue.message}. ${purpose}`;
  });
  return ['The settings are not right:', ...lines, 'See .env.example for every setting.'].join(
    '\n',
  );
}
