import {
  NOTICE_KIND_NAMES,
  NOTICE_KINDS,
  PAYMENT_METHODS,
  listBlueprintTasks,
  listCompletions,
  getDataExport,
  getNoticePreferences,
  getOpenRequests,
  getPayoutRequirements,
  getSecondFactor,
  getSubmissionSummary,
  getTest,
  listCourses,
  listProgress,
  listFreeTasks,
  listNotices,
  listOpenPay,
  listOwnWithdrawals,
  listPaymentMethods,
  listPasskeys,
  listPayoutMethods,
  listReferrals,
  listSessions,
  listStatementEvents,
  listSubmissions,
  listUserBlueprints,
  listUserTickets,
  listWorkTasks,
  type Completion,
  type CourseProgress,
  type CourseSummary,
  type DataExport,
  type Notice,
  type NoticePreferences,
  type PaymentDestination,
  type PaymentMethod,
  type PayoutMethod,
  type MonthTotals,
  type OpenRequests,
  type OpenPay,
  type PayoutRequirements,
  type Passkey,
  type SecondFactor,
  type SubmissionRow,
  type SubmissionSummary,
  type Task,
  type TestState,
  type User,
  type UserSession,
  type UserBlueprint,
  type WorkTask,
} from '@platform/contracts';
import type { RouteObject } from '@platform/kit/router';
import { fakeServer, renderPage, user as createUser, type RenderedPage } from '@platform/kit/testing';
import { configure } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { createSummary } from './submission.factory.ts';
import { createTestState } from './learning.factory.ts';
import { createOpenPay } from './open-pay.factory.ts';
import { createTask } from './task.factory.ts';

// The default of 1 s is too short for a busy machine; a test should fail only when the page is broken.
configure({ asyncUtilTimeout: 10_000 });

/** The server's data when the page opens. */
export type Scenario = {
  /** Off by default. */
  readonly secondFactor?: SecondFactor;
  readonly passkeys?: readonly Passkey[];
  readonly user?: Partial<User>;
  readonly userBlueprints?: readonly UserBlueprint[];
  readonly freeTasks?: readonly Task[];
  readonly blueprintTasks?: readonly Task[];
  readonly completions?: readonly Completion[];
  readonly workTasks?: readonly WorkTask[];
  readonly submissions?: readonly SubmissionRow[];
  readonly submissionSummary?: Partial<SubmissionSummary>;
  /** Nothing is missing by default. */
  readonly payoutRequirements?: PayoutRequirements;
  /** Nothing is open by default. */
  readonly openRequests?: Partial<OpenRequests>;
  /** None by default. */
  readonly dataExport?: DataExport;
  readonly payoutMethods?: readonly PayoutMethod[];
  /** This session alone by default. */
  readonly sessions?: readonly UserSession[];
  /** All methods by default. */
  readonly paymentMethods?: readonly PaymentDestination[];
  readonly notices?: readonly Notice[];
  /** Enough work and 24 demo tasks for every blueprint by default. */
  readonly openPay?: readonly OpenPay[];
  /** None by default. */
  readonly courses?: readonly CourseSummary[];
  readonly progress?: readonly CourseProgress[];
  /** Of the first course: not taken by default. */
  readonly test?: Partial<TestState>;
};

/** The session of the rendered page. */
export const CURRENT_SESSION: UserSession = {
  id: 'session-1',
  kind: 'member',
  device: 'Chrome on Windows',
  startedAt: '2026-01-02T09:00:00.000Z',
  lastSeenAt: '2026-01-02T11:59:00.000Z',
  isCurrent: true,
};

export const BROWSER_TASK = createTask({
  id: 'browser',
  title: 'Browser Detection Task',
  detection: 'browser',
});
export const PHONE_TASK = createTask({ id: 'phone', title: 'Phone Detection Task', detection: 'phone' });
/** The totals of a month without money. */
export const NO_TOTALS: MonthTotals = {
  ...{ earned: 0, unlocked: 0, withdrawn: 0, purchases: 0 },
  ...{ opening: { available: 0, locked: 0 }, closing: { available: 0, locked: 0 } },
};
/** What a member gets who has chosen nothing. */
export const PREFERENCES: NoticePreferences = {
  kinds: NOTICE_KIND_NAMES.map((kind) => ({ kind, mail: NOTICE_KINDS[kind].mail })),
  timeZone: 'UTC',
  isTimeZoneAssumed: true,
};
const NOTHING_OPEN: OpenRequests = { withdrawals: 0, purchases: 0, verifications: 0, submissions: 0 };
const NO_EXPORT: DataExport = { state: 'none', requestedAt: null, availableUntil: null, size: 0 };
const ESSAY_TASK = createTask({ id: 'essay', title: 'Write Your First Brief' });

/** Where to pay with a method. */
export function createDestination(method: PaymentMethod): PaymentDestination {
  const network = method === 'usdt' ? 'TRC-20' : null;
  return { method, destination: `${method}@pay.example`, network, recipient: 'AI Skill', note: null };
}

/** Renders a page for a logged-in member. Everything that the scenario leaves out is as for a new account. */
export async function renderAsMember(path: string, scenario: Scenario = {}): Promise<RenderedPage> {
  const server = fakeServer();
  const {
    userBlueprints = [],
    freeTasks = [BROWSER_TASK, PHONE_TASK, ESSAY_TASK],
    blueprintTasks = [],
    completions = [],
    workTasks = [],
    submissions = [],
    submissionSummary,
    payoutRequirements = { emailConfirmed: true, identity: 'checked' },
    payoutMethods = [],
    passkeys = [],
    sessions = [CURRENT_SESSION],
    notices = [],
    paymentMethods = PAYMENT_METHODS.map(({ value }) => createDestination(value)),
  } = scenario;
  server.respondWith(listUserBlueprints, { items: [...userBlueprints], next: null });
  server.respondWith(listFreeTasks, { items: [...freeTasks], next: null });
  server.respondWith(listCompletions, { items: [...completions], next: null });
  server.respondWith(listBlueprintTasks, ({ params }) => ({
    items: blueprintTasks.filter(({ blueprintId }) => blueprintId === params.blueprintId),
    next: null,
  }));
  server.respondWith(listPaymentMethods, { items: [...paymentMethods], next: null });
  server.respondWith(
    getSecondFactor,
    scenario.secondFactor ?? { enabledAt: null, hasPasskeys: false, recoveryCodesLeft: 0 },
  );
  server.respondWith(getPayoutRequirements, payoutRequirements);
  server.respondWith(getOpenRequests, { ...NOTHING_OPEN, ...scenario.openRequests });
  server.respondWith(getDataExport, scenario.dataExport ?? NO_EXPORT);
  server.respondWith(listOwnWithdrawals, { items: [], next: null });
  server.respondWith(listStatementEvents, { items: [], next: null, totals: NO_TOTALS });
  server.respondWith(listReferrals, { items: [], next: null, totals: { count: 0, earned: 0 } });
  server.respondWith(listWorkTasks, ({ params }) => ({
    items: workTasks.filter(({ blueprintId }) => blueprintId === params.blueprintId),
    next: null,
  }));
  server.respondWith(listCourses, { items: [...(scenario.courses ?? [])], next: null });
  server.respondWith(listProgress, { items: [...(scenario.progress ?? [])], next: null });
  if (scenario.courses) server.respondWith(getTest, createTestState(scenario.test));
  else server.rejectWith(getTest, { code: 'not_found' });
  server.respondWith(listOpenPay, { items: [...(scenario.openPay ?? createOpenPay())], next: null });
  server.respondWith(getSubmissionSummary, createSummary(submissionSummary));
  server.respondWith(listSubmissions, ({ query }) => ({
    items: submissions.filter(({ state }) => query?.state === undefined || state === query.state),
    next: null,
  }));
  server.respondWith(listPasskeys, { passkeys: [...passkeys] });
  server.respondWith(listPayoutMethods, { items: [...payoutMethods] });
  server.respondWith(listSessions, { items: [...sessions] });
  server.respondWith(getNoticePreferences, PREFERENCES);
  server.respondWith(listNotices, { items: [...notices], next: null });
  server.respondWith(listUserTickets, { items: [], next: null });
  return renderPage({ routes: await loadRoutes(routes), path, user: createUser(scenario.user), server });
}

/** Resolves the lazy routes up front, because loading chunks is tested in the shell. */
function loadRoutes(lazyRoutes: RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    lazyRoutes.map(async ({ lazy, children, ...route }) => ({
      ...route,
      ...(typeof lazy === 'function' && (await lazy())),
      ...(children && { children: await loadRoutes(children) }),
    })) as Promise<RouteObject>[],
  );
}
