import { parseSettings, tracingSettings } from '@sirkito/process';
import { z } from 'zod';

const developmentSecret = 'development-only-web-secret';

/** Settings of the web server. */
export const EnvSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'])
      .default('production')
      .describe('development serves the sources through Vite, other values serve the build'),
    SHOP_MODE: z
      .enum(['demo', 'live'])
      .default('demo')
      .describe('demo has sample data; live requires your own secrets'),
    WEB_HOST: z.string().default('127.0.0.1').describe('Address the pages are served on'),
    WEB_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(3000)
      .describe('Port the pages are served on'),
    METRICS_HOST: z.string().default('127.0.0.1').describe('Address /metrics is served on'),
    WEB_METRICS_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(13_000)
      .describe('Port of /metrics; 0 turns it off'),
    API_URL: z.url().default('http://127.0.0.1:4000').describe('API address for the web server'),
    PUBLIC_API_URL: z
      .union([z.url(), z.literal('')])
      .default('')
      .describe('API address for browsers; empty means the same origin as the pages'),
    IMAGES_URL: z
      .union([z.url({ protocol: /^https?$/ }), z.literal('')])
      .default('')
      .transform((url) => url.replace(/\/$/, ''))
      .describe('CDN address of the images; empty serves them from the shop'),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .describe('Proxies whose X-Forwarded-For is trusted: names or networks, comma-separated'),
    WEB_API_SECRET: z
      .string()
      .min(16)
      .default(developmentSecret)
      .describe('Shared by web and API; exempts the web server from the per-visitor rate limit'),
    SHOP_URL: z
      .url()
      .default('http://localhost:3000')
      .describe('Public address of the shop, used in canonical links and sitemaps'),
    PAGE_LIMIT_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .default(30_000)
      .describe(
        'Uncached page renders per minute of one address, per process; lower it in an attack',
      ),
    ...tracingSettings,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('Minimum level to log'),
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.WEB_API_SECRET !== developmentSecret, {
    path: ['WEB_API_SECRET'],
    message: 'must be your own secret in live mode (openssl rand -hex 32)',
  });

export type Env = Readonly<z.output<typeof EnvSchema>>;

export const parseEnv = (source: Record<string, string | undefined>): Env =>
  Object.freeze(parseSettings(EnvSchema, source));
