import { defaultRefundLimit } from '@sirkito/commerce';
import { parseSettings, tracingSettings } from '@sirkito/process';
import { z } from 'zod';
import { checkInvoiceSettings, invoiceSettings } from './invoices/invoice-settings.ts';
import { checkPictureSettings, pictureSettings } from './images/store/picture-settings.ts';

/** Browsers store Secure cookies and send Sec-Fetch-Site only for these origins. */
export const isSafeForCookies = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
const isSafe = (url: string) => isSafeForCookies(new URL(url));
const commaSeparated = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );
const isOrigin = (text: string) => {
  const url = URL.parse(text);
  return url !== null && text === `${url.protocol}//${url.host}`;
};
const isDatabaseUrl = (text: string) => URL.parse(text)?.host.includes(',') === false;
const databaseUrl = z.string().refine(isDatabaseUrl, {
  message:
    'must look like postgres://user@host:5432/name, with one host: a proxy picks the primary',
});
const port = z.coerce.number().int().min(0).max(65_535);
const liveGraceDays = 7;
const developmentSecret = 'development-only-web-secret';
const developmentCodeKey = 'development-only-code-key';
const developmentKey = 'sk_test_simulator';
const developmentHook = 'whsk_simulator';

/** Settings of the API and the worker. Error messages include the descriptions. */
export const EnvSchema = z
  .object({
    SHOP_MODE: z
      .enum(['demo', 'live'])
      .default('demo')
      .describe('demo has sample data; live requires your own secrets and HTTPS'),
    DATABASE_URL: databaseUrl
      .default('postgres://postgres@127.0.0.1:5432/sirkito_dev')
      .describe('PostgreSQL connection of the API and the worker'),
    DATABASE_OWNER_URL: databaseUrl
      .optional()
      .describe(
        'PostgreSQL connection as the owner, for migrations and seeds; defaults to DATABASE_DIRECT_URL',
      ),
    DATABASE_DIRECT_URL: databaseUrl
      .optional()
      .describe(
        'PostgreSQL connection that bypasses a pooler, for the worker and LISTEN; defaults to DATABASE_URL',
      ),
    DATABASE_READ_URL: databaseUrl
      .optional()
      .describe(
        'PostgreSQL connection for reads of catalogue and search, such as a proxy before the standbys; defaults to DATABASE_URL',
      ),
    DATABASE_PREPARED_STATEMENTS: z
      .enum(['on', 'off'])
      .default('on')
      .describe('off for PgBouncer before 1.21, or without max_prepared_statements'),
    DATABASE_POOL_SIZE: z.coerce
      .number()
      .int()
      .min(1)
      .max(200)
      .default(10)
      .describe('Maximum connections per process'),
    REDIS_URL: z
      .url()
      .default('redis://127.0.0.1:6379/0')
      .describe('Redis for rate limits; optional'),
    SMTP_URL: z.url().default('smtp://127.0.0.1:1025').describe('SMTP server for outgoing email'),
    MAIL_FROM: z.string().default('Sirkito <shop@sirkito.test>').describe('Sender of all email'),
    API_HOST: z.string().default('127.0.0.1').describe('Address the API listens on'),
    API_PORT: port.default(4000).describe('Port the API listens on'),
    METRICS_HOST: z
      .string()
      .default('127.0.0.1')
      .describe("Address the worker's /metrics is served on"),
    WORKER_METRICS_PORT: port
      .default(14_000)
      .describe("Port of the worker's /metrics and /healthz; 0 turns it off"),
    PAYMONGO_URL: z.url().default('http://127.0.0.1:4010').describe('PayMongo, or its simulator'),
    PAYMONGO_SECRET_KEY: z
      .string()
      .regex(/^sk_(?:test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')
      .default(developmentKey)
      .describe('PayMongo API key'),
    PAYMONGO_WEBHOOK_SECRET: z
      .string()
      .min(8)
      .default(developmentHook)
      .describe('Secret that PayMongo signs webhooks with'),
    ...invoiceSettings,
    SHOP_URL: z
      .url()
      .default('http://localhost:3000')
      .describe('Public address of the shop, used in emails; its pages may call the API'),
    PUBLIC_API_URL: z
      .union([z.url(), z.literal('')])
      .default('')
      .describe('API address for browsers; empty means the same origin as the pages'),
    ALLOWED_ORIGINS: commaSeparated
      .refine((list) => list.every(isOrigin), 'must be origins such as https://app.example')
      .describe('Origins of other browser apps that may call the API, comma-separated'),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .describe('Proxies whose X-Forwarded-For is trusted: names or networks, comma-separated'),
    WEB_API_SECRET: z
      .string()
      .min(16)
      .default(developmentSecret)
      .describe('Shared by web and API; exempts the web server from the per-visitor rate limit'),
    STAFF_CODE_KEY: z
      .string()
      .min(16)
      .default(developmentCodeKey)
      .describe('Encrypts staff two-factor secrets; if you lose it, their codes stop working'),
    TWO_FACTOR_GRACE_DAYS: z
      .union([z.literal('off'), z.coerce.number().int().min(0).max(90)])
      .optional()
      .describe(
        'Days that staff have to set up two-factor authentication, or off; 7 in live mode, off in demo mode',
      ),
    RATE_LIMIT_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .default(300_000)
      .describe(
        'API calls per minute of one address, without those of signed-in people; lower it in an attack',
      ),
    OVERLOAD_AFTER_MS: z.coerce
      .number()
      .int()
      .min(10)
      .default(1_000)
      .describe(
        'Event loop delay in milliseconds above which reads get 503; purchases at three times it',
      ),
    ...pictureSettings,
    CACHE_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .max(60)
      .default(2)
      .describe('How long public responses are cached; 0 disables the cache'),
    ACCOUNT_LIMITS: z
      .string()
      .regex(/^(\w+=\d+\/\d+[smh](,|$))*$/, 'must look like signIn=10/15m,register=60/1h')
      .default('')
      .describe('Overrides of the rate limits for sign-in and other account calls'),
    REFUND_LIMIT: z.coerce
      .number()
      .min(0)
      .default(defaultRefundLimit)
      .describe('Pesos a staff member may refund within an hour without confirming the password'),
    PASSWORD_MEMORY_KIB: z.coerce
      .number()
      .int()
      .min(64)
      .default(19_456)
      .describe('Memory for hashing one password; more is safer and slower'),
    PASSWORD_PEPPERS: commaSeparated.describe(
      'Secrets that passwords are hashed with: the current one, then earlier ones',
    ),
    PASSWORD_QUEUE: z.coerce
      .number()
      .int()
      .min(1)
      .default(64)
      .describe('Sign-ins that may queue for password hashing; more get 503'),
    ...tracingSettings,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('Minimum level to log'),
    LOG_FILES: commaSeparated.describe(
      'Log files or directories that npm run shop -- trace reads, comma-separated',
    ),
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.WEB_API_SECRET !== developmentSecret, {
    path: ['WEB_API_SECRET'],
    message: 'must be your own secret in live mode (openssl rand -hex 32)',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.STAFF_CODE_KEY !== developmentCodeKey, {
    path: ['STAFF_CODE_KEY'],
    message: 'must be your own secret in live mode (openssl rand -hex 32)',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.TWO_FACTOR_GRACE_DAYS !== 'off', {
    path: ['TWO_FACTOR_GRACE_DAYS'],
    message: 'must be a number of days in live mode',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || isSafe(env.SHOP_URL), {
    path: ['SHOP_URL'],
    message: 'must be https in live mode: over plain http, sessions are not protected by a cookie',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.ALLOWED_ORIGINS.every(isSafe), {
    path: ['ALLOWED_ORIGINS'],
    message: 'must be https in live mode: over plain http, anyone on the way can read sessions',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PAYMONGO_URL.startsWith('https:'), {
    path: ['PAYMONGO_URL'],
    message: 'must be https://api.paymongo.com in live mode, not the simulator',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PAYMONGO_SECRET_KEY.startsWith('sk_live_'), {
    path: ['PAYMONGO_SECRET_KEY'],
    message: 'must be a live key in live mode',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PAYMONGO_WEBHOOK_SECRET !== developmentHook, {
    path: ['PAYMONGO_WEBHOOK_SECRET'],
    message: "must be your webhook's signing secret in live mode",
  })
  .refine((env) => env.SHOP_MODE === 'demo' || (env.PASSWORD_PEPPERS[0] ?? '').length >= 16, {
    path: ['PASSWORD_PEPPERS'],
    message: 'must be your own secret in live mode (openssl rand -hex 32)',
  })
  .refine((env) => env.SHOP_MODE === 'demo' || env.PASSWORD_MEMORY_KIB >= 19_456, {
    path: ['PASSWORD_MEMORY_KIB'],
    message: 'must be 19456 or more in live mode',
  })
  .superRefine(checkInvoiceSettings)
  .superRefine(checkPictureSettings);

export type Env = Readonly<
  z.output<typeof EnvSchema> & {
    DATABASE_OWNER_URL: string;
    DATABASE_DIRECT_URL: string;
    TWO_FACTOR_GRACE_DAYS: number | 'off';
  }
>;

/** Parses the settings and fills in the defaults that depend on others. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const env = parseSettings(EnvSchema, source);
  const direct = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  return Object.freeze({
    ...env,
    DATABASE_OWNER_URL: env.DATABASE_OWNER_URL ?? direct,
    DATABASE_DIRECT_URL: direct,
    TWO_FACTOR_GRACE_DAYS:
      env.TWO_FACTOR_GRACE_DAYS ?? (env.SHOP_MODE === 'live' ? liveGraceDays : 'off'),
  });
}
