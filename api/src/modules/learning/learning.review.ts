import type {
  AttemptState,
  CertificateRow,
  CertificateState,
  Correction,
  CorrectionState,
  MemberAttempt,
  UnitReportDetail,
  UnitReportRow,
  UnitReportStatus,
} from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createAdminList, type AdminQuery } from '../../platform/lists/admin-list.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import { createList } from '../../platform/lists/list.ts';
import { createReviewQueue } from '../decisions/index.ts';
import { recordCorrection } from './bank.seeding.ts';
import { presentAttemptRow } from './attempts.presenter.ts';
import { presentCertificateRow } from './certificates.ts';
import type {
  AttemptRecord,
  CertificateRecord,
  CorrectionRecord,
  UnitReportRecord,
} from './learning.records.ts';
import type { LearningContext } from './learning.context.ts';
import { reportNotice, type NotifyLearner } from './learning.mails.ts';
import type { createRescoring } from './learning.rescoring.ts';
import { compareAnswers } from './units.ts';

type Sort = 'oldest' | 'newest';
type Query<Filter> = AdminQuery<Sort> & { readonly courseId?: number | undefined } & Partial<Filter>;

const sortsBy = (by: string, prefixes: string[][]) =>
  ({
    newest: { by, kind: 'time', direction: -1, equalityPrefixes: prefixes },
    oldest: { by, kind: 'time', direction: 1, equalityPrefixes: prefixes },
  }) as const;

/** The lists of administrators: reports, corrections, certificates and attempts. */
export function createLearningReview(
  context: LearningContext & {
    readonly notify: NotifyLearner;
    readonly rescoring: ReturnType<typeof createRescoring>;
  },
) {
  return {
    reports: createReports(context),
    corrections: createCorrectionList(context),
    certificates: createCertificateList(context),
    attempts: createAttemptList(context),
  };
}

function createCorrectionList({
  models,
  userDirectory,
  rescoring,
}: LearningContext & { readonly rescoring: ReturnType<typeof createRescoring> }) {
  return {
    ...createAdminList<CorrectionRecord, Sort, Query<{ state: CorrectionState | undefined }>, Correction>({
      list: createList(models.corrections, sortsBy('at', [['state'], ['courseId']])),
      userDirectory,
      timeField: 'at',
      searchable: { references: ['name'], hasUsers: false },
      conditions: ({ state, courseId }) => definedOnly({ state, courseId }),
      present: (rows) => rescoring.present(rows),
    }),
    rescore: (...correction: Parameters<typeof rescoring.rescore>) => rescoring.rescore(...correction),
    countPending: (): Promise<number> =>
      rawCollection(models.corrections).countDocuments({ state: 'pending' }),
  };
}

function createCertificateList({ services: { clock }, models, userDirectory }: LearningContext) {
  const conditionsOf = (state: CertificateState | undefined): object => {
    const now = clock.now();
    const current = { erasedAt: null, revokedAt: null };
    switch (state) {
      case 'erased':
        return { erasedAt: { $type: 'date' } };
      case 'revoked':
        return { erasedAt: null, revokedAt: { $type: 'date' } };
      case 'expired':
        return { ...current, validUntil: { $lte: now } };
      case 'valid':
        return { ...current, validUntil: { $gt: now } };
      case undefined:
        return {};
    }
  };
  return createAdminList<
    CertificateRecord,
    Sort,
    Query<{ state: CertificateState | undefined }>,
    CertificateRow
  >({
    list: createList(models.certificates, sortsBy('issuedAt', [['courseId']])),
    userDirectory,
    timeField: 'issuedAt',
    searchable: { references: ['code'] },
    conditions: ({ state, courseId }) => ({ ...conditionsOf(state), ...definedOnly({ courseId }) }),
    present: async (rows) => {
      const usernames = await userDirectory.usernamesOf(rows.flatMap(({ userId }) => userId ?? []));
      return rows.map((row) => presentCertificateRow(row, usernames, clock.now()));
    },
  });
}

function createAttemptList({ models, userDirectory }: LearningContext) {
  return createAdminList<AttemptRecord, Sort, Query<{ state: AttemptState | undefined }>, MemberAttempt>({
    list: createList(models.attempts, sortsBy('startedAt', [['courseId'], ['state'], ['userId']])),
    userDirectory,
    timeField: 'startedAt',
    conditions: ({ state, courseId }) => definedOnly({ state, courseId }),
    present: async (rows) => {
      const usernames = await userDirectory.usernamesOf(rows.map(({ userId }) => userId));
      return rows.map((row) => {
        const { rightToPass: _rule, ...fields } = presentAttemptRow(row);
        const userId = row.userId.toHexString();
        return { ...fields, userId, username: usernames.get(userId) ?? '' };
      });
    },
  });
}

/** Creates the reports of questions, and their decisions. */
function createReports(context: LearningContext & { readonly notify: NotifyLearner }) {
  const { services, models, bank, userDirectory } = context;
  const queue = createReviewQueue<
    UnitReportRecord,
    Sort,
    Query<{ status: UnitReportStatus | undefined }>,
    UnitReportRow
  >({
    services,
    subject: 'unit',
    list: createList(models.reports, sortsBy('reportedAt', [['status'], ['userId'], ['courseId']])),
    userDirectory,
    timeField: 'reportedAt',
    searchable: { references: ['name'] },
    conditions: ({ status, courseId }) => definedOnly({ status, courseId }),
    findById: (_id, tx) => rawCollection(models.reports).findOne({ _id }, { session: tx }),
    notFound: () => new AppError('not_found', 'This report does not exist.'),
    present: (rows, tx) => presentReports(context, rows, tx),
  });

  async function getDetail(id: string, tx?: Tx): Promise<UnitReportDetail> {
    const report = await queue.find(id, tx);
    const { timeline: _history, ...row } = await queue.toDetail(report, tx);
    const attempt = await rawCollection(models.attempts).findOne({ _id: report.attemptId }, { session: tx });
    const unit = attempt?.units[report.number - 1];
    if (!unit) throw new AppError('not_found', 'The attempt of this report does not exist any more.');
    const answers = attempt.saved[report.number - 1]?.answers ?? {};
    const [truths = []] = await bank.findTruths([unit], tx);
    const { name } = report;
    const others = await rawCollection(models.reports).countDocuments(
      { name, _id: { $ne: report._id } },
      { session: tx },
    );
    return {
      ...row,
      unit: { id: `${report.number}`, material: unit.material, parts: unit.parts, answers },
      checked: compareAnswers(unit, truths, answers),
      others,
      isOffered: !(await bank.findVoided([name], tx)).has(name),
    };
  }

  return {
    page: queue.page,
    batches: queue.batches,
    getDetail,
    countPending: (): Promise<number> => rawCollection(models.reports).countDocuments({ status: 'pending' }),
    ...createReportDecisions(context, queue, getDetail),
  };
}

type ReportQueue = {
  find(id: string, tx?: Tx): Promise<UnitReportRecord>;
  decidedError(
    decision: { decision: string; at: Date | null; decidedBy: Id | null },
    tx?: Tx,
  ): Promise<AppError>;
};

function createReportDecisions(
  { services, models, bank, conflicts, notify }: LearningContext & { readonly notify: NotifyLearner },
  queue: ReportQueue,
  getDetail: (id: string, tx?: Tx) => Promise<UnitReportDetail>,
) {
  const { audit, clock } = services;

  async function decide(
    tx: Tx,
    actor: UserActor,
    id: string,
    { status, reason }: { readonly status: 'accepted' | 'rejected'; readonly reason: string },
  ): Promise<UnitReportRecord> {
    const report = await queue.find(id, tx);
    const { _id, userId, status: decision, decidedAt: at, decidedBy } = report;
    if (decision !== 'pending') throw await queue.decidedError({ decision, at, decidedBy }, tx);
    await conflicts.assertNone(actor.userId, userId, tx);
    const change = { status, answer: reason, decidedAt: clock.now(), decidedBy: actor.userId };
    const { modifiedCount } = await rawCollection(models.reports).updateOne(
      { _id, status: 'pending' },
      { $set: change },
      { session: tx },
    );
    if (modifiedCount !== 1) throw new Error(`Report ${id} is no longer pending.`);
    await audit.record(tx, actor, { action: `unit_report_${status}`, subjectId: _id, userId, reason });
    const decided = { ...report, ...change };
    await notify(tx, userId, reportNotice(decided, bank.find(report.courseId)));
    return decided;
  }

  return {
    /**
     * Accepts a report, and takes the question away. @throws AppError `not_found`, `already_decided`,
     * `not_allowed_to_review`
     */
    async accept(tx: Tx, actor: UserActor, id: string, reason: string): Promise<UnitReportDetail> {
      const { name, courseId } = await decide(tx, actor, id, { status: 'accepted', reason });
      if (await bank.voidUnit(tx, name)) {
        const at = clock.now();
        await recordCorrection(
          models.corrections,
          { courseId, name, key: `${name}:voided:${at.getTime()}`, at, isVoided: true },
          tx,
        );
      }
      return getDetail(id, tx);
    },

    /** @throws AppError `not_found`, `already_decided`, `not_allowed_to_review` */
    async reject(tx: Tx, actor: UserActor, id: string, reason: string): Promise<UnitReportDetail> {
      await decide(tx, actor, id, { status: 'rejected', reason });
      return getDetail(id, tx);
    },
  };
}

async function presentReports(
  { userDirectory }: LearningContext,
  records: readonly UnitReportRecord[],
  tx?: Tx,
): Promise<UnitReportRow[]> {
  const ids = records.flatMap(({ userId, decidedBy }) => [userId, ...(decidedBy ? [decidedBy] : [])]);
  const usernames = await userDirectory.usernamesOf(ids, tx);
  return records.map(({ _id, userId, attemptId, reportedAt, decidedAt, decidedBy, ...fields }) => ({
    ...fields,
    id: _id.toHexString(),
    userId: userId.toHexString(),
    username: usernames.get(userId.toHexString()) ?? '',
    attemptId: attemptId.toHexString(),
    reportedAt: reportedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: (decidedBy && usernames.get(decidedBy.toHexString())) ?? null,
  }));
}
