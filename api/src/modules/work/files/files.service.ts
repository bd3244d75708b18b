import { webcrypto } from 'node:crypto';
import {
  FILE_STORAGE_FIRST_DAYS,
  FILE_STORAGE_MB,
  WORK_FILE_TYPES,
  getReview,
  mayCall,
  type WorkFile,
  type WorkFileType,
} from '@platform/contracts';
import { AppError, wrongState } from '../../../platform/app-error.ts';
import { addDays, type Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { BytesBody } from '../../../platform/http/bytes-body.ts';
import type { BytesFile } from '../../../platform/http/bytes-file.ts';
import type { SignedInUser } from '../../../platform/http/define-route.ts';
import { newId, parseId, requireId, type Id } from '../../../platform/ids.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import type { Services } from '../../../services.ts';
import type { NamedFile, Problem } from '../answers.ts';
import { cleanFile } from './clean-file.ts';
import { createWorkFileModels, type WorkFileRecord } from './files.model.ts';
import { createFilesRepository, type FilesRepository } from './files.repository.ts';

/** Uploaded files that no answer names yet, and files in all, per member. */
const UNUSED_MAX = 40;
const FILES_MAX = 400;
/** Days after which an unused file is removed, and one whose content was never stored whole. */
const UNUSED_DAYS = 7;
const ARRIVING_DAYS = 1;
const REMOVED_AT_ONCE = 50;
const BYTES_PER_MB = 1024 * 1024;

export type WorkFiles = ReturnType<typeof createWorkFiles>;

/** What decides whether a member may upload files. */
type UploadRules = {
  readonly userDirectory: Pick<UserDirectory, 'getProfile'>;
  /** Whether a submission that the member writes has a question for files. */
  readonly asksForFiles: (userId: Id) => Promise<boolean>;
};

/** Files that members upload for their answers. The content is checked, stored in pieces and never changed. */
export function createWorkFiles(services: Services, rules: UploadRules) {
  const repository = createFilesRepository(createWorkFileModels(services.connection));
  return {
    upload: createUpload(services, rules, repository),
    removeUnused: createRemoval(services, repository),
    /** Finds files that answers name, oldest first, from a place on. */
    findUsedBefore: repository.findUsedBefore,
    /** Removes files with their content. */
    remove: (tx: Tx, ids: readonly Id[]): Promise<void> => repository.remove(tx, ids),
    /** Reads the content of a stored file in pieces. @throws Error if a piece is missing */
    readContent: (file: Pick<WorkFileRecord, '_id' | 'size'>): AsyncIterable<Uint8Array> =>
      repository.readPieces(file),
    /** Opens a file for its owner, and for reviewers once it was handed in. @throws AppError `not_found` otherwise */
    async download(user: SignedInUser, fileId: string): Promise<BytesFile> {
      const id = parseId(fileId);
      const file = id && (await repository.find(id));
      const mayReview = file?.isHandedIn && mayCall(user.adminRoles, getReview);
      if (!file || file.state === 'arriving' || !(mayReview || file.userId.equals(user.id)))
        throw new AppError('not_found', 'We could not find this file.');
      return {
        type: file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
        size: file.size,
        pieces: repository.readPieces(file),
        tag: file.sha256,
        isImmutable: false,
        downloadName: file.name,
      };
    },
    /**
     * Keeps the files that a member names in answers from being removed. Returns what is wrong with them: a file that
     * the member has not uploaded, or of a type that its question does not take.
     */
    async keepNamed(tx: Tx, userId: Id, named: readonly NamedFile[]): Promise<Problem[]> {
      if (named.length === 0) return [];
      const ids = named.map(({ id }) => parseId(id)).filter((id) => id !== undefined);
      const owned = (await repository.findAll(ids, tx)).filter(
        (file) => file.userId.equals(userId) && file.state !== 'arriving',
      );
      const unused = owned.filter(({ state }) => state === 'unused').map(({ _id }) => _id);
      if (unused.length > 0) await repository.markUsed(tx, unused);
      const types = new Map(owned.map(({ _id, type }) => [_id.toString(), type]));
      return named.flatMap(({ id, types: allowed, path }) => {
        const type = types.get(id);
        if (type === undefined) return [{ path, message: 'You have not uploaded this file' }];
        return allowed.includes(type) ? [] : [{ path, message: `Add a file of type ${labelTypes(allowed)}` }];
      });
    },
    /** Lets reviewers open the files that answers name, which `keepNamed` has accepted. */
    async handIn(tx: Tx, named: readonly NamedFile[]): Promise<void> {
      const ids = named.map(({ id }) => parseId(id)).filter((id) => id !== undefined);
      if (ids.length > 0) await repository.markHandedIn(tx, ids);
    },
    /** Describes files, in the order of the ids. Unknown ids are left out. */
    async describe(fileIds: readonly string[], tx?: Tx): Promise<WorkFile[]> {
      const ids = fileIds.map(parseId).filter((id) => id !== undefined);
      if (ids.length === 0) return [];
      const files = new Map((await repository.findAll(ids, tx)).map((file) => [file._id.toString(), file]));
      return fileIds
        .map((id) => files.get(id))
        .filter((file) => file !== undefined)
        .map(toWorkFile);
    },
  };
}

/**
 * Creates the use case that stores a file: first the record, which counts against the member's limits, then the content.
 * An upload that ends early leaves nothing; what a stopped process leaves is removed by the job.
 */
function createUpload(
  { withTransaction, memberQueue, clock }: Services,
  { userDirectory, asksForFiles }: UploadRules,
  repository: FilesRepository,
) {
  const assertRoom = createAssertRoom(clock, userDirectory, repository);

  /**
   * @throws AppError `invalid_file` for a name or content that is not accepted, `too_many_files` above the limits,
   *   `wrong_state` if no open task asks for a file
   */
  return async (user: SignedInUser, body: BytesBody | undefined): Promise<WorkFile> => {
    const userId = requireId(user.id);
    if (!body) throw new AppError('invalid_file', 'This file is empty. Choose another one.');
    const name = body.name === undefined ? undefined : cleanFileName(body.name);
    if (name === undefined)
      throw new AppError('invalid_file', 'X-File-Name must be the percent-encoded name of the file.');
    await assertRoom(userId, 0);
    if (!(await asksForFiles(userId))) throw wrongState('None of your open tasks asks for a file.');
    return body.read(async (sent) => {
      const { content, described } = await readFile(name, sent);
      const record: WorkFileRecord = {
        ...described,
        _id: newId(),
        userId,
        state: 'arriving',
        createdAt: clock.now(),
        isHandedIn: false,
      };
      // Only now, so that what the member does meanwhile does not wait for a slow upload.
      await memberQueue(user.id, () =>
        withTransaction(async (tx) => {
          await assertRoom(userId, content.length, tx);
          await repository.insert(tx, record);
        }),
      );
      if (!(await repository.store(record._id, content))) {
        await withTransaction((tx) => repository.remove(tx, [record._id]));
        throw wrongState('Your account was deleted while this file was stored.');
      }
      return toWorkFile(record);
    });
  };
}

/** Creates the check that a member may store one more file, of so many bytes. @throws AppError `too_many_files` */
function createAssertRoom(
  clock: Clock,
  userDirectory: UploadRules['userDirectory'],
  repository: FilesRepository,
) {
  return async (userId: Id, bytes: number, tx?: Tx): Promise<void> => {
    const { emailVerified, createdAt } = await userDirectory.getProfile(userId, tx);
    if (!emailVerified)
      throw new AppError('too_many_files', 'Confirm your email address before you upload files.');
    if ((await repository.countUnused(userId, tx)) >= UNUSED_MAX) {
      const message = `You have ${UNUSED_MAX} files that no answer uses. They are removed after ${UNUSED_DAYS} days.`;
      throw new AppError('too_many_files', message);
    }
    if ((await repository.count(userId, tx)) >= FILES_MAX)
      throw new AppError('too_many_files', `You have uploaded ${FILES_MAX} files, which is the maximum.`);
    const isNew = clock.now() < addDays(new Date(createdAt), FILE_STORAGE_FIRST_DAYS);
    const megabytes = isNew ? FILE_STORAGE_MB.first : FILE_STORAGE_MB.later;
    if ((await repository.sumSizes(userId, tx)) + bytes <= megabytes * BYTES_PER_MB) return;
    const period = isNew ? ` in the first ${FILE_STORAGE_FIRST_DAYS} days of your account` : '';
    throw new AppError('too_many_files', `You can store ${megabytes} MB of files${period}.`);
  };
}

/**
 * Checks and cleans a file. Its hash is computed on another thread: for 10 MB others would have to wait.
 *
 * @throws AppError `invalid_file`
 */
async function readFile(name: string, sent: Buffer) {
  const cleaned = await cleanFile(name, sent);
  if ('problem' in cleaned) throw new AppError('invalid_file', cleaned.problem);
  const { type, content } = cleaned;
  const hash = await webcrypto.subtle.digest('SHA-256', content);
  const sha256 = Buffer.from(hash).toString('hex');
  return { content, described: { name, type, size: content.length, sha256 } };
}

/** Creates the job that removes files that no answer has named for a week, and what stopped uploads left. */
function createRemoval({ withTransaction, clock }: Services, repository: FilesRepository) {
  async function removeOlder(state: WorkFileRecord['state'], days: number): Promise<void> {
    const before = addDays(clock.now(), -days);
    let count: number;
    do {
      count = await withTransaction(async (tx) => {
        const files = await repository.findBefore(state, before, REMOVED_AT_ONCE, tx);
        await repository.remove(
          tx,
          files.map(({ _id }) => _id),
        );
        return files.length;
      });
    } while (count === REMOVED_AT_ONCE);
  }

  return async (): Promise<void> => {
    await removeOlder('unused', UNUSED_DAYS);
    await removeOlder('arriving', ARRIVING_DAYS);
  };
}

/** Names file types, e.g. `PNG or JPEG`. */
function labelTypes(types: readonly WorkFileType[]): string {
  return WORK_FILE_TYPES.filter(({ type }) => types.includes(type))
    .map(({ label }) => label)
    .join(' or ');
}

function toWorkFile({ _id, name, type, size }: WorkFileRecord): WorkFile {
  return { id: _id.toString(), name, type, size };
}

/** Maximum length of a name, in characters. */
const NAME_MAX = 120;

/** Control characters, halves of characters, and characters that reverse the order in which a name is read. */
const DANGEROUS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Makes a name of what a client sends: the last part of a path, shortened before its extension. `undefined` if nothing
 * is left, or if it has characters that mislead a reader.
 */
export function cleanFileName(sent: string): string | undefined {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim();
  if (DANGEROUS.test(name) || /^\.*$/.test(name)) return undefined;
  if (name.length <= NAME_MAX) return name;
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, NAME_MAX - extension.length).replace(/[\uD800-\uDBFF]$/, '') + extension;
}
