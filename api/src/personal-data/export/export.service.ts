import type { DataExport } from '@platform/contracts';
import type { Modules } from '../../modules.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { createKeyedQueue } from '../../platform/concurrency/keyed-queue.ts';
import { createContentCipher, newContentKey } from '../../platform/crypto/content-cipher.ts';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { contextOf } from '../../platform/crypto/encryptor.ts';
import { readOrReject } from '../../platform/crypto/read-decrypted.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { BytesFile } from '../../platform/http/bytes-file.ts';
import { newId, type Id } from '../../platform/ids.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Services } from '../../services.ts';
import { createDataExportModels, type DataExportRecord } from './export.model.ts';
import { EXPORT_PAGE, exportRequestedMail } from './export.mails.ts';
import { createExportRepository, type ExportRepository } from './export.repository.ts';
import { createMakeExports } from './make-exports.ts';

/** Makes copies of their data that members request and download. */
export function createDataExports(services: Services, modules: Modules) {
  const { withTransaction, audit, clock, limits } = services;
  const queue = createKeyedQueue();
  const repository = createExportRepository(createDataExportModels(services.connection));
  const notifyRequest = createNotifyRequest(services, modules);

  /** Finds the member's copy if it can be downloaded now. @throws AppError `wrong_state` */
  async function findReady(userId: Id, tx?: Tx): Promise<DataExportRecord> {
    const copy = await repository.findNewest(userId, tx);
    if (copy?.state !== 'ready' || !isKept(copy, clock.now())) throw notReady();
    return copy;
  }

  async function start(tx: Tx, actor: UserActor): Promise<DataExport> {
    const { userId } = actor;
    const newest = await repository.findNewest(userId, tx);
    if (newest?.state === 'preparing') throw inProgress();
    const request = createRequest(services, userId);
    await repository.replace(tx, request);
    await notifyRequest(tx, userId);
    await audit.record(tx, actor, { action: 'user_data_export_requested', subjectId: userId, userId });
    return presentExport(request, clock.now());
  }

  return {
    make: createMakeExports(services, modules, repository),

    /** Describes the newest copy of a member. */
    find: async (userId: Id): Promise<DataExport> =>
      presentExport(await repository.findNewest(userId), clock.now()),

    /** Requests a copy. @throws AppError `wrong_state` while one is being made, `rate_limited` */
    request: (actor: UserActor): Promise<DataExport> =>
      queue(actor.userId.toHexString(), async () => {
        const { userId } = actor;
        const current = await repository.findNewest(userId);
        if (current?.state === 'preparing') throw inProgress();
        const charges = [{ name: 'dataExports', key: userId.toHexString() } as const];
        await limits.consumeAll(charges);
        try {
          return await withTransaction((tx) => start(tx, actor));
        } catch (error) {
          // Another process was faster: no copy, so none of the day's.
          await limits.giveBack(charges);
          throw error;
        }
      }),

    /** Asserts that a copy can be downloaded. @throws AppError `wrong_state` */
    async open({ userId }: UserActor): Promise<void> {
      await findReady(userId);
    },

    /** Opens the file of a copy, which the audit log records. @throws AppError `not_found`, `decryption_failed` */
    async download(actor: UserActor): Promise<BytesFile> {
      const { userId } = actor;
      const copy = await findReady(userId).catch((cause: unknown) => {
        throw new AppError('not_found', 'There is no copy of your data to download.', { cause });
      });
      await withTransaction((tx) =>
        audit.record(tx, actor, { action: 'user_data_export_downloaded', subjectId: userId, userId }),
      );
      return {
        type: 'application/zip',
        size: copy.size,
        pieces: readContent(services, repository, copy),
        tag: `${copy._id.toHexString()}-${copy.attempts}`,
        isImmutable: false,
        downloadName: `ai-skill-data-${utcDay(copy.requestedAt)}.zip`,
      };
    },
  };
}

/** Creates a request for a copy, with the key of its content. */
function createRequest({ clock, encryptor }: Services, userId: Id): DataExportRecord {
  const _id = newId();
  const context = contextOf(ENCRYPTED_FIELDS.dataExportKey, _id.toHexString());
  return {
    _id,
    userId,
    state: 'preparing',
    requestedAt: clock.now(),
    attempts: 0,
    nextAttemptAt: clock.now(),
    encryptedKey: encryptor.encrypt(newContentKey(), context),
    keptUntil: null,
    size: 0,
  };
}

/** Returns a function that warns every address that may be the member's: a stranger may have changed it. */
function createNotifyRequest({ notices, settings }: Services, { auth }: Modules) {
  return async (tx: Tx, userId: Id): Promise<void> => {
    const { username } = await auth.getProfile(userId, tx);
    const mail = exportRequestedMail({ username, shellOrigin: settings.shellOrigin });
    const addresses = await auth.getMailAddresses(userId, tx);
    const mails = addresses.map((to) => ({ to, userId, ...mail }));
    await notices.notify(tx, { userId, kind: 'data_copies', text: mail.subject, path: EXPORT_PAGE, mails });
  };
}

/** Reads the file in clear text, one piece at a time. @throws AppError `decryption_failed` */
async function* readContent(
  { encryptor }: Services,
  repository: ExportRepository,
  copy: DataExportRecord,
): AsyncGenerator<Uint8Array> {
  const context = contextOf(ENCRYPTED_FIELDS.dataExportKey, copy._id.toHexString());
  const key = readOrReject(() => encryptor.decrypt(copy.encryptedKey ?? '', context));
  const cipher = createContentCipher(key);
  for await (const [id, piece] of repository.readPieces(copy)) yield cipher.decrypt(piece, id);
}

function isKept({ keptUntil }: DataExportRecord, now: Date): boolean {
  return keptUntil !== null && keptUntil > now;
}

function presentExport(copy: DataExportRecord | null, now: Date): DataExport {
  const none = { state: 'none', requestedAt: null, availableUntil: null, size: 0 } as const;
  if (!copy || copy.state === 'ending') return none;
  const { state, requestedAt, keptUntil, size } = copy;
  if (state !== 'preparing' && !isKept(copy, now)) return none;
  const isReady = state === 'ready' && keptUntil !== null;
  return {
    state,
    requestedAt: requestedAt.toISOString(),
    availableUntil: isReady ? keptUntil.toISOString() : null,
    size: isReady ? size : 0,
  };
}

function inProgress(): AppError {
  return new AppError('wrong_state', 'A copy of your data is already being made.');
}

function notReady(): AppError {
  return new AppError('wrong_state', 'There is no copy of your data to download. Request a new one.');
}
