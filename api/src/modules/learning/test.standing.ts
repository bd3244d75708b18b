import type { TestClosedReason, TestState, WorkGate } from '@platform/contracts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { EndAttempt } from './attempts.end.ts';
import { presentAttemptRow } from './attempts.presenter.ts';
import { certificateState } from './certificates.ts';
import type { AttemptRecord, CertificateRecord } from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { lastSaveAt, renewableFrom, retakeAt } from './test.policy.ts';

export type TestStanding = ReturnType<typeof createStanding>;

/** Reads where a member stands with a test. */
export function createStanding(context: LearningContext & { readonly end: EndAttempt }) {
  const { services, bank, userDirectory, end } = context;
  const { clock } = services;
  const { findAttempts, read } = createReads(context);
  const findGate = createFindGate(context);

  async function findClosed(
    userId: Id,
    courseId: number,
    state: State,
    open: AttemptRecord | undefined,
  ): Promise<TestClosedReason | null> {
    if (open) return 'attempt_open';
    if (!(await bank.isTestOpen(courseId))) return 'no_test';
    if (state.isPassed && !state.canRenew) return 'passed';
    if (!(await userDirectory.getProfile(userId)).emailVerified) return 'email_not_confirmed';
    return state.retakeAt && state.retakeAt > clock.now() ? 'wait' : null;
  }

  return {
    read,
    findGate,
    /** Finds how far a member has come with a test that opens paid work; `null` if it opens none. */
    async findWorkTest(userId: Id, courseId: number, tx?: Tx) {
      if (!(await bank.isGating(courseId, tx))) return null;
      const attempts = await findAttempts(userId, courseId, tx);
      const endedAt = attempts.toReversed().flatMap((attempt) => attempt.endedAt ?? []);
      return { isPassed: attempts.some(({ state }) => state === 'passed'), endedAt };
    },
    /** Returns where a member stands. An attempt whose time is over is scored first. @throws AppError `not_found` */
    async get(userId: Id, courseId: number): Promise<TestState> {
      bank.get(courseId);
      const now = clock.now();
      const [latest] = await findAttempts(userId, courseId);
      if (latest?.state === 'open' && lastSaveAt(latest) <= now) await end.closeIfOver(latest._id);
      const state = await read(userId, courseId);
      const { certificate, renewable, attempts } = state;
      const open = attempts.find((attempt) => attempt.state === 'open');
      const closed = await findClosed(userId, courseId, state, open);
      return {
        courseId,
        closed,
        retakeAt: closed === 'wait' ? (state.retakeAt?.toISOString() ?? null) : null,
        openAttemptId: open?._id.toHexString() ?? null,
        workGate: await findGate(userId, courseId),
        certificate: certificate && {
          code: certificate.code,
          state: certificateState(certificate, now),
          validUntil: certificate.validUntil.toISOString(),
          renewableFrom: renewable?.toISOString() ?? null,
        },
        attempts: attempts.map(presentAttemptRow),
      };
    },
  };
}

type State = Awaited<ReturnType<ReturnType<typeof createReads>['read']>>;

function createReads({ services: { clock }, models }: LearningContext) {
  const findAttempts = (userId: Id, courseId: number, tx?: Tx): Promise<AttemptRecord[]> =>
    rawCollection(models.attempts)
      .find({ userId, courseId }, { session: tx, projection: { units: 0, saved: 0 } })
      .sort({ startedAt: -1, _id: -1 })
      .toArray();

  const findCertificate = (userId: Id, courseId: number, tx?: Tx): Promise<CertificateRecord | null> =>
    rawCollection(models.certificates).findOne({ userId, courseId }, { session: tx });

  async function read(userId: Id, courseId: number, tx?: Tx) {
    const attempts = await findAttempts(userId, courseId, tx);
    const certificate = await findCertificate(userId, courseId, tx);
    const renewable = certificate && !certificate.revokedAt ? renewableFrom(certificate.validUntil) : null;
    return {
      attempts,
      certificate,
      renewable,
      isPassed: attempts.some(({ state }) => state === 'passed'),
      canRenew: renewable !== null && renewable <= clock.now(),
      retakeAt: retakeAt(attempts),
    };
  }

  return { findAttempts, read };
}

/** Creates the read of whether paid work waits for a test, of a member or a visitor. */
function createFindGate({ models, bank, hasStartedWork }: LearningContext) {
  return async (userId: Id | undefined, courseId: number, tx?: Tx): Promise<WorkGate> => {
    if (!(await bank.isGating(courseId, tx))) return 'open';
    if (!userId) return 'test_needed';
    const passed = await rawCollection(models.attempts).findOne(
      { userId, courseId, state: 'passed' },
      { session: tx, projection: { _id: 1 } },
    );
    if (passed) return 'passed';
    return (await hasStartedWork(userId, courseId, tx)) ? 'open' : 'test_needed';
  };
}
