import type { Logger } from '@platform/server-kit/logging';
import { createAuditChain } from './platform/audit/audit-chain.ts';
import { createAuditLog, type ReadUsernames } from './platform/audit/audit-log.ts';
import { createAuditRemoval } from './platform/audit/audit-removal.ts';
import type { Clock } from './platform/clock.ts';
import { createKeyedQueue } from './platform/concurrency/keyed-queue.ts';
import { createDigester } from './platform/crypto/digester.ts';
import { createEncryptor } from './platform/crypto/encryptor.ts';
import { createPasswords, type HashCost } from './platform/crypto/passwords.ts';
import type { Database } from './platform/db/database.ts';
import { createFreeDisk } from './platform/db/free-disk.ts';
import { createTransactions } from './platform/db/transaction.ts';
import { createNotices } from './modules/notices/index.ts';
import { createMailLimit, type IsConfirmed } from './platform/outbox/mail-limit.ts';
import { createMailer } from './platform/outbox/mailer.ts';
import { createOutbox } from './platform/outbox/outbox.ts';
import { createLimitTakenAnswers } from './platform/limit-taken-answers.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import type { Settings } from './settings/settings.ts';

/** What modules are built on. A module takes all of it; the factories within name what they use. */
export type Services = ReturnType<typeof createServices>;

export function createServices({
  settings,
  database,
  clock,
  logger,
  hashCost,
  readUsernames,
  isConfirmed,
}: {
  settings: Settings;
  database: Database;
  clock: Clock;
  logger: Logger;
  hashCost: HashCost;
  readUsernames: ReadUsernames;
  isConfirmed: IsConfirmed;
}) {
  const { connection } = database;
  const audit = createAuditLog(connection, clock, readUsernames);
  const { smtpUrl, mailFrom, operator, encryptionKeys, production } = settings;
  const encryptor = createEncryptor(encryptionKeys);
  const mailer = smtpUrl === undefined ? undefined : createMailer(smtpUrl, mailFrom);
  const mails = createOutbox({ connection, encryptor, clock, mailer, operator });
  const withTransaction = createTransactions(connection);
  const limits = createRateLimits(connection, production);
  const mailLimit = createMailLimit(limits, isConfirmed);
  return {
    settings,
    connection,
    withTransaction,
    /** The calls of a member that change their account, one after the other. */
    memberQueue: createKeyedQueue(),
    clock,
    logger,
    freeDisk: createFreeDisk(connection, settings, logger),
    encryptor,
    digester: createDigester(encryptionKeys),
    passwords: createPasswords(hashCost),
    limits,
    limitTakenAnswers: createLimitTakenAnswers(limits),
    outbox: mails,
    mailLimit,
    notices: createNotices({
      connection,
      clock,
      // What cannot be emailed is in the list of notices.
      outbox: {
        queue: async (tx, mail) => {
          if (await mailLimit.allows(tx, mail)) await mails.queue(tx, mail);
        },
      },
      settings,
      withTransaction,
      logger,
    }),
    audit,
    auditChain: createAuditChain(connection, clock, logger),
    removeAuditEntries: createAuditRemoval(connection, clock, audit),
  };
}
