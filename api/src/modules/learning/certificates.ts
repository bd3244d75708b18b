/*
 * Invariant: a member has one certificate of a course, and only if a test was passed. What it shows is what is signed.
 * Correcting a question never takes one away; an administrator can revoke it, with a reason that anyone can read.
 */
import {
  CERTIFICATE_MONTHS,
  STATUS_LIST_SIZE,
  type Certificate,
  type CertificateRow,
  type CertificateState,
  type Course,
} from '@platform/contracts';
import { randomInt } from 'node:crypto';
import { AppError, wrongState } from '../../platform/app-error.ts';
import { SYSTEM_ACTOR, type UserActor } from '../../platform/audit/actor.ts';
import { insertValidated, rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { BytesFile } from '../../platform/http/bytes-file.ts';
import { newId, newReadableCode, type Id } from '../../platform/ids.ts';
import { normalizeReference } from '../../platform/normalize-reference.ts';
import { contentId } from '../work/index.ts';
import { readSigned, type Credentials } from './certificates.credential.ts';
import type { AttemptRecord, CertificateRecord } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { issuedNotice, revokedNotice, type NotifyLearner } from './learning.mails.ts';
import { addMonths } from './test.policy.ts';

/** 30 characters to the power of 12: no one finds a code by trying. */
const CODE_LENGTH = 12;
const CREDENTIAL_TYPE = 'application/vc+jwt';

export type Certificates = ReturnType<typeof createCertificates>;

type Dependencies = LearningContext & {
  readonly credentials: Credentials;
  readonly notify: NotifyLearner;
};

export function certificateState(
  { erasedAt, revokedAt, validUntil }: Pick<CertificateRecord, 'erasedAt' | 'revokedAt' | 'validUntil'>,
  now: Date,
): CertificateState {
  if (erasedAt) return 'erased';
  if (revokedAt) return 'revoked';
  return validUntil <= now ? 'expired' : 'valid';
}

export function createCertificates(context: Dependencies) {
  const { services, models, credentials, readPaidWork } = context;
  const { clock } = services;
  const certificates = rawCollection(models.certificates);

  async function findByCode(code: string, tx?: Tx): Promise<CertificateRecord> {
    const certificate = await certificates.findOne({ code: normalizeReference(code) }, { session: tx });
    if (!certificate) throw new AppError('not_found', 'There is no certificate with this code.');
    return certificate;
  }

  async function present(certificate: CertificateRecord): Promise<Certificate> {
    const { code, revokedAt, revocationReason, token, userId, courseId } = certificate;
    return {
      code,
      state: certificateState(certificate, clock.now()),
      revokedAt: revokedAt?.toISOString() ?? null,
      revocationReason,
      signed: token === null ? null : readSigned(token),
      token,
      paidWork: userId && (await readPaidWork(userId, courseId)),
    };
  }

  return {
    ...createIssue(context),

    /** @throws AppError `not_found` */
    get: async (code: string): Promise<Certificate> => present(await findByCode(code)),

    /** Returns the signed certificate as a file. @throws AppError `not_found` */
    async getFile(code: string): Promise<BytesFile> {
      const { code: name, token } = await findByCode(code);
      if (token === null) throw new AppError('not_found', 'The holder has deleted the account.');
      return toFile(token, `certificate-${name}.jwt`);
    },

    /** Returns which certificates of a list are revoked. @throws AppError `not_found` */
    async getStatusList(list: number): Promise<BytesFile> {
      const from = list * STATUS_LIST_SIZE;
      const inList = { statusIndex: { $gte: from, $lt: from + STATUS_LIST_SIZE } };
      if (list !== 0 && !(await certificates.findOne(inList)))
        throw new AppError('not_found', 'There is no list with this number.');
      const revoked = await certificates
        .find({ ...inList, revokedAt: { $type: 'date' } }, { projection: { statusIndex: 1 } })
        .toArray();
      const indexes = revoked.map(({ statusIndex }) => statusIndex - from);
      return toFile(await credentials.signStatusList(list, indexes, clock.now()), null);
    },

    keySet: credentials.keySet,
    ...createNaming(context, present),
    ...createRevocation(context, findByCode),
  };
}

function toFile(token: string, downloadName: string | null): BytesFile {
  const content = Buffer.from(token);
  return {
    type: CREDENTIAL_TYPE,
    size: content.length,
    pieces: [content],
    tag: contentId(token),
    isImmutable: false,
    downloadName,
  };
}

/** Creates what issues the certificate of a passed test, or renews it. */
function createIssue(context: Dependencies) {
  const { services, models, bank, credentials, notify, userDirectory } = context;
  const { audit } = services;
  const certificates = rawCollection(models.certificates);

  return {
    /** Issues the certificate of an attempt that was passed, once; a renewal keeps its code. */
    async issue(tx: Tx, attempt: AttemptRecord): Promise<void> {
      const { userId, courseId, _id: attemptId, kind, units, right, endedAt } = attempt;
      const course = bank.get(courseId);
      const existing = await certificates.findOne({ userId, courseId }, { session: tx });
      if (existing && kind === 'test') return;
      const issuedAt = wholeSecond(endedAt ?? services.clock.now());
      const fields = {
        ...{ attemptId, issuedAt, validUntil: addMonths(issuedAt, CERTIFICATE_MONTHS) },
        ...{ right: right ?? 0, of: units.length },
      };
      const certificate: CertificateRecord = existing
        ? { ...existing, ...fields }
        : {
            ...{ _id: newId(), code: newReadableCode(CODE_LENGTH), userId, courseId, name: null },
            objectives: [...new Set(units.map(({ objective }) => objective))].sort(),
            ...{ statusIndex: await findFreeIndex(models, tx), token: null },
            ...{ revokedAt: null, revocationReason: null, erasedAt: null },
            ...fields,
          };
      const { username } = await userDirectory.getProfile(userId, tx);
      const token = await credentials.signCertificate(certificate, certificate.name ?? username, course);
      if (existing)
        await certificates.updateOne({ _id: existing._id }, { $set: { ...fields, token } }, { session: tx });
      else await insertValidated(models.certificates, { ...certificate, token }, tx);
      const action = existing ? 'certificate_renewed' : 'certificate_issued';
      await audit.record(tx, SYSTEM_ACTOR, { action, subjectId: certificate._id, userId });
      await notify(tx, userId, issuedNotice(certificate, course, existing !== null));
    },
  };
}

/** Times of tokens are in seconds, so a certificate has no more. */
function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000);
}

/**
 * Finds a free place in the lists of revoked certificates, by chance: it says nothing about when a certificate was
 * issued. A list is at most half full, so that a free place is found soon.
 */
async function findFreeIndex({ certificates }: LearningContext['models'], tx: Tx): Promise<number> {
  const count = await rawCollection(certificates).countDocuments({}, { session: tx });
  const from = Math.floor(count / (STATUS_LIST_SIZE / 2)) * STATUS_LIST_SIZE;
  for (;;) {
    const statusIndex = from + randomInt(STATUS_LIST_SIZE);
    if (!(await rawCollection(certificates).findOne({ statusIndex }, { session: tx }))) return statusIndex;
  }
}

/** Creates what puts a name on a certificate, with its member's consent. */
function createNaming(
  { services, models, bank, credentials, userDirectory }: Dependencies,
  present: (certificate: CertificateRecord) => Promise<Certificate>,
) {
  const { audit, clock, withTransaction } = services;
  const certificates = rawCollection(models.certificates);
  return {
    /** Shows a name, or the username again. @throws AppError `test_not_passed`, `wrong_state` */
    async setName(actor: UserActor, courseId: number, name = ''): Promise<Certificate> {
      const { userId } = actor;
      const course: Course = bank.get(courseId);
      const certificate = await withTransaction(async (tx) => {
        const own = await certificates.findOne({ userId, courseId }, { session: tx });
        if (!own) throw new AppError('test_not_passed', 'You have no certificate of this course.');
        if (certificateState(own, clock.now()) === 'revoked')
          throw wrongState('This certificate is revoked, so it is not signed again.');
        // The same letters in one form, so that equal names are equal bytes.
        const shown = name === '' ? null : name.normalize('NFC');
        const { username } = await userDirectory.getProfile(userId, tx);
        const token = await credentials.signCertificate(own, shown ?? username, course);
        await certificates.updateOne({ _id: own._id }, { $set: { name: shown, token } }, { session: tx });
        await audit.record(tx, actor, { action: 'certificate_named', subjectId: own._id, userId });
        return { ...own, name: shown, token };
      });
      return present(certificate);
    },
  };
}

/** Creates what revokes certificates, and takes that back. */
function createRevocation(
  { services, models, bank, notify, conflicts, userDirectory }: Dependencies,
  findByCode: (code: string, tx?: Tx) => Promise<CertificateRecord>,
) {
  const { audit, clock } = services;

  async function change(
    tx: Tx,
    actor: UserActor,
    certificate: CertificateRecord,
    fields: Pick<CertificateRecord, 'revokedAt' | 'revocationReason'>,
    reason: string,
  ): Promise<CertificateRow> {
    const { _id, userId, courseId } = certificate;
    await rawCollection(models.certificates).updateOne({ _id }, { $set: fields }, { session: tx });
    const action = fields.revokedAt ? 'certificate_revoked' : 'certificate_restored';
    await audit.record(tx, actor, { action, subjectId: _id, userId, reason });
    const changed = { ...certificate, ...fields };
    if (userId) await notify(tx, userId, revokedNotice(changed, bank.find(courseId), reason));
    const usernames = await userDirectory.usernamesOf(userId ? [userId] : [], tx);
    return presentCertificateRow(changed, usernames, clock.now());
  }

  async function find(tx: Tx, { userId }: UserActor, code: string): Promise<CertificateRecord> {
    const certificate = await findByCode(code, tx);
    if (certificate.userId) await conflicts.assertNone(userId, certificate.userId, tx);
    return certificate;
  }

  return {
    /** @throws AppError `not_found`, `wrong_state`, `not_allowed_to_review` */
    async revoke(tx: Tx, actor: UserActor, code: string, reason: string): Promise<CertificateRow> {
      const certificate = await find(tx, actor, code);
      if (certificate.revokedAt) throw wrongState('This certificate is revoked already.');
      const fields = { revokedAt: clock.now(), revocationReason: reason };
      return change(tx, actor, certificate, fields, reason);
    },

    /** @throws AppError `not_found`, `wrong_state`, `not_allowed_to_review` */
    async restore(tx: Tx, actor: UserActor, code: string, reason: string): Promise<CertificateRow> {
      const certificate = await find(tx, actor, code);
      if (!certificate.revokedAt) throw wrongState('This certificate is not revoked.');
      return change(tx, actor, certificate, { revokedAt: null, revocationReason: null }, reason);
    },
  };
}

export function presentCertificateRow(
  certificate: CertificateRecord,
  usernames: ReadonlyMap<string, string>,
  now: Date,
): CertificateRow {
  const { code, userId, courseId, right, of, issuedAt, validUntil, revokedAt, revocationReason } =
    certificate;
  return {
    ...{ code, courseId, right, of, revocationReason },
    userId: userId?.toHexString() ?? null,
    username: (userId && usernames.get(userId.toHexString())) ?? null,
    state: certificateState(certificate, now),
    issuedAt: issuedAt.toISOString(),
    validUntil: validUntil.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** Removes what names the holder of deleted certificates. Their pages say that the account is gone. */
export async function eraseCertificates(
  { certificates }: Pick<LearningContext['models'], 'certificates'>,
  tx: Tx,
  userId: Id,
  erasedAt: Date,
): Promise<void> {
  const change = { userId: null, name: null, token: null, revocationReason: null, erasedAt };
  await rawCollection(certificates).updateMany({ userId }, { $set: change }, { session: tx });
}
