import type { QueryOf, ReviewHint, ReviewRow, listReviews } from '@platform/contracts';
import { parseId, type Id } from '../../platform/ids.ts';
import { createAdminList, type AdminQuery } from '../../platform/lists/admin-list.ts';
import { definedOnly, isSearch } from '../../platform/lists/filters.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import { findPreviousRound, measureTotalChange, readWork } from './reviews.content.ts';
import type { ReviewRecord } from './reviews.model.ts';
import { findHints, summarizeTimes, type ActiveTimes } from './reviews.policy.ts';
import { presentRow, type TaskTexts } from './reviews.presenter.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

/** How many of the latest accepted submissions say how long a task takes; a page of the queue reads them by task. */
const MAX_TIMES = 40;

type Query = QueryOf<typeof listReviews>;
type Sort = NonNullable<Query['sort']>;
type Filters = AdminQuery<Sort> &
  Pick<Query, 'state' | 'blueprintId' | 'taskId'> & { search: string | undefined };

/** Finds the texts of tasks by id. */
export type ReadTasks = (ids: readonly string[]) => Promise<ReadonlyMap<string, TaskTexts>>;

export type ReviewsQueue = ReturnType<typeof createReviewsQueue>;

/** Creates the list of submissions for reviewers. It names no member: its search knows aliases and ids only. */
export function createReviewsQueue({
  services,
  work,
  repository,
  userDirectory,
  readTasks,
}: {
  services: Pick<Services, 'clock'>;
  work: WorkReviewing;
  repository: ReviewsRepository;
  userDirectory: UserDirectory;
  readTasks: ReadTasks;
}) {
  const { clock } = services;

  async function describeTasks(submissions: readonly SubmissionRecord[]) {
    const taskIds = [...new Set(submissions.map(({ taskId }) => taskId))];
    const tasks = await readTasks(taskIds);
    const times = new Map<string, ActiveTimes | undefined>();
    for (const id of taskIds) times.set(id, summarizeTimes(await work.findAcceptedSeconds(id, MAX_TIMES)));
    return { tasks, times };
  }

  async function measureChange(
    submission: SubmissionRecord,
    reviews: readonly ReviewRecord[],
  ): Promise<number | null> {
    const previous = findPreviousRound(submission, reviews);
    if (previous === undefined) return null;
    const current = await readWork(work, submission);
    return measureTotalChange(current, await work.findAnswers(submission._id, previous));
  }

  /** Presents rows with their hints. Only those with a revision behind them need their answers. */
  async function present(submissions: readonly SubmissionRecord[]): Promise<ReviewRow[]> {
    const { tasks, times } = await describeTasks(submissions);
    const usernames = await userDirectory.usernamesOf(collectUserIds(submissions));
    const revised = submissions.filter(({ round }) => round > 1);
    const reviews = await repository.findBySubmissions(revised.map(({ _id }) => _id));
    const rows: ReviewRow[] = [];
    for (const submission of submissions) {
      const own = reviews.filter(({ submissionId }) => submissionId.equals(submission._id));
      const change = own.length > 0 ? await measureChange(submission, own) : null;
      const task = taskTexts(tasks, submission.taskId);
      const hints = findHints(submission, { ...task, times: times.get(submission.taskId), change });
      rows.push(presentRow(submission, { task, hints, usernames, now: clock.now() }));
    }
    return rows;
  }

  const list = createAdminList<SubmissionRecord, Sort, Filters, ReviewRow>({
    list: work.list,
    userDirectory,
    timeField: 'submittedAt',
    conditions: ({ state, blueprintId, taskId, search, sort }) => ({
      ...definedOnly({ state, blueprintId, taskId }),
      ...searchCondition(search),
      ...(sort === 'due' ? WAITING : state ? {} : HANDED_IN),
    }),
    present,
  });

  return {
    page: (query: Query): Promise<Page<ReviewRow>> => list.page(toFilters(query)),
    batches: (query: Query): AsyncGenerator<ReviewRow[]> => list.batches(toFilters(query)),

    /** Reads what waits for a decision, in batches, due first. */
    waiting: (): AsyncGenerator<SubmissionRecord[]> => work.list.batches({ sort: 'due' }, WAITING),

    /** Returns the texts and hints of one submission. */
    async describe(
      submission: SubmissionRecord,
      change: number | null,
    ): Promise<{ task: TaskTexts; hints: ReviewHint[] }> {
      const { tasks, times } = await describeTasks([submission]);
      const task = taskTexts(tasks, submission.taskId);
      return { task, hints: findHints(submission, { ...task, times: times.get(submission.taskId), change }) };
    },
  };
}

function collectUserIds(submissions: readonly SubmissionRecord[]): Id[] {
  return submissions.flatMap(({ decidedBy, claimedBy }) =>
    [decidedBy, claimedBy].filter((id) => id !== null),
  );
}

/** Every submission that waits has a due time, and no other has one. */
const WAITING = { dueAt: { $gt: new Date(0) } };
const HANDED_IN = {
  $and: [
    {
      isPractice: false,
      state: { $in: ['submitted', 'revision', 'approved', 'rejected', 'appealed', 'lapsed'] },
    },
  ],
};

/**
 * Turns a query into filters. What was decided is not due, so it is sorted by its hand-in instead. The search is kept
 * from the common one, which finds the records of a user by name or id.
 */
function toFilters({ q: search, sort, ...query }: Query): Filters {
  const isDecided = query.state !== undefined && !['submitted', 'appealed'].includes(query.state);
  const wanted = sort ?? 'due';
  return { ...query, search, sort: isDecided && wanted === 'due' ? 'newest' : wanted };
}

function searchCondition(search: string | undefined): object {
  if (!isSearch(search)) return {};
  const id: Id | undefined = parseId(search.trim().toLowerCase());
  const alias = { alias: search.trim().toUpperCase() };
  return id ? { _id: id } : alias;
}

/** Returns the texts of a task; one that is no longer on offer has its id as title. */
function taskTexts(tasks: ReadonlyMap<string, TaskTexts>, taskId: string): TaskTexts {
  return tasks.get(taskId) ?? { title: taskId, instructions: '', estimatedMinutes: 0 };
}
