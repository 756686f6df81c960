import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { shortestPassword } from '../../model/forms/change-password.ts';
import { cdnOf, cdnSettings } from '../cdn/cdn-settings.ts';
import { isProxy } from '../http/trusted-proxies.ts';
import { StartProblem } from './start-problem.ts';

export type Settings = ReturnType<typeof readSettings>;

/** The settings of this process: its environment, and a `.env` file where there is one. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}

export function readSettings(environment: Record<string, string | undefined>) {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartProblem(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}.`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    adminUsername: data.ADMIN_USERNAME,
    adminPassword: data.ADMIN_PASSWORD,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    hstsSubdomains: data.HSTS_SUBDOMAINS,
    trustProxy: data.TRUST_PROXY ?? (false as const),
    mail: mailOf(data),
    s3: s3Of(data),
    pictureCacheBytes: data.S3_CACHE_MB * 1024 * 1024,
    backupEvery: data.BACKUP_EVERY,
    backupS3: backupS3Of(data),
    cdn: cdnOf(data),
    metrics: metricsOf(data),
    accessLog: data.ACCESS_LOG,
    historyDays: data.HISTORY_DAYS,
    leadsKeepDays: data.LEADS_KEEP_DAYS,
    seed: data.SEED ?? 'demo',
    /** Whether the demo site was asked for, and is not only the default. */
    isSeedAsked: data.SEED === 'demo',
    logLevel: data.LOG_LEVEL,
  };
}

const mailAddress = z
  .string()
  .trim()
  .regex(/^[^\r\n@]*[^\s@]@[\w.-]+>?$/, 'it must be an e-mail address');

const yesOrNo = z
  .enum(['true', 'false'], 'it must be true or false')
  .default('false')
  .transform((value) => value === 'true');

const whole = (least: number, most: number, error: string) =>
  z.coerce.number(error).int(error).min(least, error).max(most, error);

const port = whole(0, 65_535, 'it must be a number from 0 to 65535');
const days = whole(1, 100_000, 'it must be a number of days');

/** Every address of the site begins with it, and every path begins at its root. */
const origin = z
  .url({ protocol: /^https?$/, error: 'it must be like https://www.example.com', abort: true })
  .transform((url) => new URL(url))
  .refine(({ username, password }) => !username && !password, {
    error: 'it must hold no user name and no password',
  })
  .refine(({ pathname, search, hash }) => /^\/*$/.test(pathname) && !search && !hash, {
    error: 'it must end after the host: the site has no path of its own, and no query',
  })
  .transform((url) => url.origin);

const minutesIn = { m: 1, h: 60, d: 24 * 60 };

/** In milliseconds. */
const span = z
  .string()
  .regex(/^[1-9]\d{0,4}[mhd]$/, 'it must be like 30m, 24h or 7d')
  .transform(
    (text) => Number.parseInt(text, 10) * minutesIn[text.at(-1) as keyof typeof minutesIn] * 60_000,
  );

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'it must begin with postgres://')
    .refine(URL.canParse, {
      error: 'it cannot be read; signs such as # and / in a password are written as %23 and %2F',
    })
    .optional(),
  ADMIN_USERNAME: z.string().trim().default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(shortestPassword, `it must have at least ${shortestPassword} characters`)
    .optional(),
  PUBLIC_URL: origin.optional(),
  HSTS_SUBDOMAINS: yesOrNo,
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((proxy) => proxy.trim()))
    .refine((proxies) => proxies.every(isProxy), {
      error: 'it must be addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'it must be like smtp://user:password@host:587' })
    .optional(),
  SMTP_ALLOW_PLAIN: yesOrNo,
  MAIL_TO: z
    .string()
    .refine((list) => list.split(',').every((each) => mailAddress.safeParse(each).success), {
      error: 'it must be e-mail addresses, separated by commas',
    })
    .optional(),
  MAIL_FROM: mailAddress.optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'it must be like https://s3.example.com' })
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z.string().default(''),
  S3_CACHE_MB: z.coerce.number().int().nonnegative().default(500),
  BACKUP_EVERY: span.optional(),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_PREFIX: z.string().default(''),
  ...cdnSettings,
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ACCESS_LOG: yesOrNo,
  HISTORY_DAYS: days.default(90),
  LEADS_KEEP_DAYS: days.optional(),
  SEED: z.enum(['demo', 'none'], 'it must be demo or none').optional(),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'it must be debug, info, warn, error or silent',
    )
    .default('info'),
});

function mailOf(data: z.output<typeof schema>) {
  const { SMTP_URL: smtpUrl, MAIL_TO: to, MAIL_FROM: from, SMTP_ALLOW_PLAIN: allowPlain } = data;
  if (!smtpUrl && (to || from)) {
    throw new StartProblem(
      'MAIL_TO and MAIL_FROM need SMTP_URL beside them: without it nothing is mailed.',
    );
  }
  if (!smtpUrl) return undefined;
  if (!to || !from) throw new StartProblem('SMTP_URL needs MAIL_TO and MAIL_FROM beside it.');
  return { smtpUrl, to, from, allowPlain };
}

const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: z.output<typeof schema>) =>
  port === undefined ? undefined : { port, host };

function s3Of(data: z.output<typeof schema>) {
  const given = [
    data.S3_ENDPOINT,
    data.S3_BUCKET,
    data.S3_ACCESS_KEY_ID,
    data.S3_SECRET_ACCESS_KEY,
  ];
  if (given.every((value) => value === undefined)) return undefined;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new StartProblem(
      'Uploads in a bucket need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.',
    );
  }
  const { S3_REGION: region, S3_PREFIX: prefix } = data;
  return { endpoint, bucket, accessKeyId, secretAccessKey, region, prefix };
}

/** What is not set for backups is as for uploads. */
function backupS3Of(data: z.output<typeof schema>) {
  const bucket = data.BACKUP_S3_BUCKET;
  if (!bucket) return undefined;
  const endpoint = data.BACKUP_S3_ENDPOINT ?? data.S3_ENDPOINT;
  const accessKeyId = data.BACKUP_S3_ACCESS_KEY_ID ?? data.S3_ACCESS_KEY_ID;
  const secretAccessKey = data.BACKUP_S3_SECRET_ACCESS_KEY ?? data.S3_SECRET_ACCESS_KEY;
  if (!endpoint || !accessKeyId || !secretAccessKey) {
    throw new StartProblem(
      'Backups in a bucket need BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or the same of S3_….',
    );
  }
  const region = data.BACKUP_S3_REGION ?? data.S3_REGION;
  const prefix = data.BACKUP_S3_PREFIX;
  return { endpoint, bucket, accessKeyId, secretAccessKey, region, prefix };
}
