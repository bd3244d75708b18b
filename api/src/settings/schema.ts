import { EARNINGS_LOCK, EARNINGS_LOCK_DAYS, IDENTITY_REVIEW_HOURS, REVIEW_HOURS } from '@platform/contracts';
import {
  ADDRESS_SETTINGS,
  DATABASE_SETTINGS,
  FORWARDER_SECRET_SETTING,
  kinds,
  OPERATOR_SETTINGS,
  SERVER_SETTINGS,
} from '@platform/server-kit/settings';
import { ENCRYPTION_KEYS } from '../platform/crypto/encryption-keys.ts';
import { PAYMENT_DESTINATIONS, SAMPLE_DESTINATIONS } from './payment-destinations.ts';
import { loadOrCreateSecrets, type Secrets } from './secrets-file.ts';

/** The settings of the API. */
export const API_SETTINGS = {
  ...ADDRESS_SETTINGS,
  publicOrigins: {
    name: 'PUBLIC_ORIGINS',
    kind: kinds.ORIGINS,
    default: '',
    meaning: 'further origins whose pages may call the API, separated by commas',
  },
  ...DATABASE_SETTINGS,
  ...SERVER_SETTINGS,
  sessionSecret: {
    ...secret('SESSION_SECRET', 'signs session cookies, at least 32 characters'),
    kind: kinds.SECRET,
  },
  encryptionKeys: {
    ...secret(
      'PII_KEYS',
      'keys for personal data, `id:base64 of 32 bytes,...`; the first encrypts, all decrypt',
    ),
    kind: ENCRYPTION_KEYS,
  },
  certificateKeys: {
    ...secret(
      'CERTIFICATE_KEYS',
      'keys that sign certificates, as in `PII_KEYS`; the first signs, all are published to verify',
    ),
    kind: ENCRYPTION_KEYS,
  },
  forwarderSecret: {
    ...secret('FORWARDER_SECRET', FORWARDER_SECRET_SETTING.meaning),
    kind: kinds.SECRET,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    kind: kinds.SMTP_URL,
    production: 'required',
    meaning: 'SMTP server; without it, emails are kept for administrators to read in the console',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    kind: kinds.EMAIL,
    // An invalid origin has been reported itself, so any address does for it.
    default: ({ shellOrigin = 'http://localhost' }: { shellOrigin?: string }) =>
      `no-reply@${new URL(shellOrigin).hostname}`,
    defaultNote: '`no-reply@` the host of `SHELL_ORIGIN`',
    meaning: 'sender address of emails',
  },
  ...OPERATOR_SETTINGS,
  clockOffsetMs: {
    name: 'CLOCK_OFFSET_MS',
    kind: kinds.MILLISECONDS,
    default: '0',
    production: { forbidden: 'production runs on real time' },
    meaning: `shifts the business clock; ${EARNINGS_LOCK_DAYS * 86_400_000} skips the ${EARNINGS_LOCK} of a lock`,
  },
  verificationAutoApproveHours: {
    name: 'VERIFICATION_AUTO_APPROVE_HOURS',
    kind: kinds.HOURS,
    default: `${IDENTITY_REVIEW_HOURS.min}`,
    meaning: 'hours after which a pending verification is approved automatically; 0 for never',
  },
  demoTasks: {
    name: 'DEMO_TASKS',
    kind: kinds.SWITCH,
    default: ({ production }: { production: boolean }) => (production ? 'off' : 'on'),
    defaultNote: '`off` in production, else `on`',
    meaning:
      '`on` opens the demo tasks of blueprints, which pay for a click: start and console then say how much; `off` leaves what was completed',
  },
  demo: {
    name: 'DEMO',
    kind: kinds.DEMO,
    default: 'off',
    production: { forbidden: 'production has no demo' },
    meaning:
      '`on` fills a new database with the demo, `fresh` makes that again; `npm start` sets `on`, with `--empty` `off`, with `--fresh-demo` `fresh`',
  },
  ordersWithoutEnoughWork: {
    name: 'ORDERS_WITHOUT_ENOUGH_WORK',
    kind: kinds.SWITCH,
    default: 'off',
    meaning:
      '`on` also sells a blueprint whose open work pays less than its price while demo tasks are closed; its page says so',
  },
  houseDailyBudget: {
    name: 'HOUSE_DAILY_BUDGET',
    kind: kinds.DOLLARS,
    production: 'required',
    meaning: 'dollars of rewards that all members together can start to earn in a UTC day; none for no limit',
  },
  payoutApprovalLimit: {
    name: 'PAYOUT_APPROVAL_LIMIT',
    kind: kinds.DOLLARS,
    production: 'required',
    meaning:
      'dollars that a member can withdraw in 7 days with one approval; above it, and in production for little reviewed work, two administrators approve; none for no limit',
  },
  reviewAutoApproveHours: {
    name: 'REVIEW_AUTO_APPROVE_HOURS',
    // Members are promised this time, so a setting can only shorten it.
    kind: kinds.wholeNumber('a whole number of hours', REVIEW_HOURS, 1),
    default: `${REVIEW_HOURS}`,
    meaning: `hours after which handed-in work without a decision is approved automatically, at most ${REVIEW_HOURS}`,
  },
  minFreeDiskMb: {
    name: 'MIN_FREE_DISK_MB',
    kind: kinds.wholeNumber('a whole number of MiB', 999_999),
    default: '1024',
    meaning: 'MiB of the disk of the database below which only money and logins are saved; 0 for no limit',
  },
  automaticRollback: {
    name: 'AUTOMATIC_ROLLBACK',
    kind: kinds.SWITCH,
    default: 'on',
    meaning: '`off` leaves a canary or a new version live although its pages fail',
  },
  requiresAdminSecondFactor: {
    name: 'ADMIN_SECOND_FACTOR',
    kind: kinds.REQUIREMENT,
    default: ({ production }: { production: boolean }) => (production ? 'required' : 'optional'),
    defaultNote: '`required` in production, else `optional`',
    meaning: 'whether administrators must turn two-factor authentication on before anything else works',
  },
  passkeyDomain: {
    name: 'PASSKEY_DOMAIN',
    kind: kinds.TEXT,
    // An invalid origin has been reported itself, so any domain does for it.
    default: ({ shellOrigin = 'http://localhost' }: { shellOrigin?: string }) =>
      new URL(shellOrigin).hostname,
    defaultNote: 'the host of `SHELL_ORIGIN`',
    meaning:
      'domain of the passkeys: the host of `SHELL_ORIGIN` or a domain above it that the console shares; a change makes all passkeys useless',
  },
  paymentDestinations: {
    name: 'PAYMENT_DESTINATIONS',
    kind: PAYMENT_DESTINATIONS,
    default: ({ production }: { production: boolean }) => (production ? undefined : SAMPLE_DESTINATIONS),
    defaultNote: 'samples, none in production',
    meaning:
      'where members pay, JSON by method: `{"usdt":{"destination":"T...","network":"TRC-20","recipient":"...","note":"..."}}`; a method without one is not offered',
  },
  releaseManagers: {
    name: 'RELEASE_MANAGERS',
    kind: kinds.NAMES,
    default: '',
    defaultNote: 'all owners, none in production',
    meaning: 'usernames of the owners who can change releases in the console, separated by commas',
  },
  adminUsername: {
    name: 'ADMIN_USERNAME',
    kind: kinds.TEXT,
    meaning: 'username of the first administrator, who also needs `ADMIN_EMAIL` and `ADMIN_PASSWORD`',
  },
  adminEmail: { name: 'ADMIN_EMAIL', kind: kinds.TEXT, meaning: 'email address of the first administrator' },
  adminPassword: {
    name: 'ADMIN_PASSWORD',
    kind: kinds.SECRET_TEXT,
    meaning: 'password of the first administrator, as for a sign-up; in production at least 12 characters',
  },
} as const;

/** A secret that is generated in the data folder on the first start outside production. */
function secret<N extends keyof Secrets>(name: N, meaning: string) {
  return {
    name,
    default: ({ dataDir }: { dataDir: string }) => loadOrCreateSecrets(dataDir)[name],
    defaultNote: 'generated in `DATA_DIR`',
    production: 'required',
    meaning,
  } as const;
}
