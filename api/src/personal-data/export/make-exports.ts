/*
 * Invariant: a copy is complete and readable by its member, or it is not ready. A process that dies leaves an attempt
 * without a result; the next one has pieces of its own, and a late process finds that it is no longer the current one.
 */
import { EXPORT_DAYS } from '@platform/contracts';
import type { Modules } from '../../modules.ts';
import { SYSTEM_ACTOR } from '../../platform/audit/actor.ts';
import { addDays } from '../../platform/clock.ts';
import { createContentCipher } from '../../platform/crypto/content-cipher.ts';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { contextOf } from '../../platform/crypto/encryptor.ts';
import type { Services } from '../../services.ts';
import type { DataExportRecord } from './export.model.ts';
import { EXPORT_PAGE, exportFailedMail, exportReadyMail } from './export.mails.ts';
import { PIECE_BYTES, pieceId, type ExportRepository } from './export.repository.ts';
import { writeExport } from './write-export.ts';
import { createZipWriter } from './zip-writer.ts';

/** Attempts until a copy counts as failed: less than an hour, also if each ends with the death of its process. */
const ATTEMPTS_MAX = 3;
const RETRY_MS = 5 * 60_000;
/** Upper bound on copies that one run makes or removes. */
const MAX_PER_RUN = 20;

/** Creates the job that makes requested copies, and removes old ones. Safe to run in several processes at once. */
export function createMakeExports(services: Services, modules: Modules, repository: ExportRepository) {
  const { clock, connection, encryptor, freeDisk } = services;
  const database = connection.getClient().db(connection.name);
  const notifyReady = createNotifyReady(services, modules, repository);
  const notifyFailed = createNotifyFailed(services, modules, repository);

  async function make(attempt: DataExportRecord, signal: AbortSignal): Promise<void> {
    const context = contextOf(ENCRYPTED_FIELDS.dataExportKey, attempt._id.toHexString());
    const cipher = createContentCipher(encryptor.decrypt(attempt.encryptedKey ?? '', context));
    let n = 0;
    const zip = createZipWriter({ at: clock.now(), pieceBytes: PIECE_BYTES }, async (piece) => {
      const place = pieceId(attempt._id, attempt.attempts, n);
      await repository.insertPiece(attempt, n, cipher.encrypt(piece, place));
      n += 1;
    });
    await writeExport(zip, attempt.userId, { database, services, modules }, signal);
    const size = await zip.end();
    if (!(await notifyReady(attempt, size))) await repository.removeAttempt(attempt);
  }

  /** Makes a copy, or leaves it to the next attempt. @throws whatever failed */
  async function tryToMake(attempt: DataExportRecord, signal: AbortSignal): Promise<void> {
    await repository.removeEarlierAttempts(attempt);
    if (attempt.attempts > ATTEMPTS_MAX) return notifyFailed(attempt);
    try {
      await make(attempt, signal);
    } catch (error) {
      await repository.removeAttempt(attempt);
      if (attempt.attempts === ATTEMPTS_MAX && !signal.aborted) await notifyFailed(attempt);
      else
        await repository.retryAt(attempt, new Date(clock.now().getTime() + (signal.aborted ? 0 : RETRY_MS)));
      throw error;
    }
  }

  return async (signal: AbortSignal): Promise<void> => {
    await repository.removeEnded(clock.now(), MAX_PER_RUN);
    const errors: unknown[] = [];
    for (let count = 0; count < MAX_PER_RUN; count += 1) {
      signal.throwIfAborted();
      if (await freeDisk.isLow()) break;
      const attempt = await repository.beginAttempt(clock.now());
      if (!attempt) break;
      // One copy that fails must not block the others.
      await tryToMake(attempt, signal).catch((error: unknown) => errors.push(error));
    }
    signal.throwIfAborted();
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} copies of data could not be made.`);
  };
}

/** Returns a function that makes a copy available and tells its member; `false` if the attempt is no longer current. */
function createNotifyReady(
  { withTransaction, clock, audit, notices, settings }: Services,
  { auth }: Modules,
  repository: ExportRepository,
) {
  return (attempt: DataExportRecord, size: number): Promise<boolean> =>
    withTransaction(async (tx) => {
      const { _id, userId } = attempt;
      const keptUntil = addDays(clock.now(), EXPORT_DAYS);
      if (!(await repository.complete(tx, attempt, size, keptUntil))) return false;
      const { username, email } = await auth.getProfile(userId, tx);
      const mail = exportReadyMail({ username, shellOrigin: settings.shellOrigin }, keptUntil);
      await notices.notify(tx, {
        userId,
        kind: 'data_copies',
        text: mail.subject,
        path: EXPORT_PAGE,
        key: `data-export-ready:${_id.toHexString()}`,
        mails: [{ to: email, userId, ...mail }],
      });
      await audit.record(tx, SYSTEM_ACTOR, { action: 'user_data_export_made', subjectId: userId, userId });
      return true;
    });
}

/** Returns a function that gives a copy up and tells its member. */
function createNotifyFailed(
  { withTransaction, clock, audit, notices, settings }: Services,
  { auth }: Modules,
  repository: ExportRepository,
) {
  return (attempt: DataExportRecord): Promise<void> =>
    withTransaction(async (tx) => {
      const { _id, userId } = attempt;
      if (!(await repository.fail(tx, attempt, addDays(clock.now(), EXPORT_DAYS)))) return;
      const { username, email } = await auth.getProfile(userId, tx);
      const mail = exportFailedMail({ username, shellOrigin: settings.shellOrigin });
      await notices.notify(tx, {
        userId,
        kind: 'data_copies',
        text: mail.subject,
        path: EXPORT_PAGE,
        key: `data-export-failed:${_id.toHexString()}`,
        mails: [{ to: email, userId, ...mail }],
      });
      await audit.record(tx, SYSTEM_ACTOR, { action: 'user_data_export_failed', subjectId: userId, userId });
    });
}
