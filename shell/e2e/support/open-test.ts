import {
  getAttempt,
  getCertificate,
  getTest,
  listCourses,
  listProgress,
  saveAttempt,
  setCertificateName,
  startAttempt,
  submitAttempt,
  type Attempt,
  type Certificate,
  type CertificateNameBody,
  type Endpoint,
  type ItemAnswers,
  type SaveAttemptBody,
  type TestState,
} from '@platform/contracts';
import type { Page, Request } from '@playwright/test';
import { ATTEMPT, COURSE, PASSED } from './learning-content.ts';
import { at } from './work-content.ts';

/** What a test does to the connection and the session of the page. */
export type TestServer = {
  isConnected: boolean;
  /** Without one, every call about the test is rejected as by the API. */
  hasSession: boolean;
  /** The answers that arrived, by question. */
  readonly saved: ReadonlyMap<number, ItemAnswers>;
};

/** Answers everything about a course and its test in place of the API, which keeps what is saved. */
export async function mockTest(page: Page, username: string): Promise<TestServer> {
  const saved = new Map<number, ItemAnswers>();
  const server = { isConnected: true, hasSession: true, saved };
  let version = 0;
  let state: 'none' | 'open' | 'passed' = 'none';
  let name = username;

  const attempt = (): Attempt =>
    state === 'passed'
      ? PASSED
      : {
          ...ATTEMPT,
          version,
          items: ATTEMPT.items.map((item) => ({
            ...item,
            answers: saved.get(Number(item.id)) ?? {},
            version,
          })),
        };
  const certificate = (): Certificate => ({
    ...{ code: 'C0DE-1', state: 'valid', revokedAt: null, revocationReason: null, paidWork: null },
    token: 'header.payload.signature',
    signed: {
      ...{ name, courseId: 1, skill: COURSE.title, objectives: [], right: 3, of: 3 },
      ...{ issuedAt: at(0.5), validUntil: at(17_520) },
    },
  });
  const respond: readonly (readonly [Endpoint, (request: Request) => unknown])[] = [
    [listCourses, () => ({ items: [COURSE], next: null })],
    [listProgress, () => ({ items: [], next: null })],
    [
      getTest,
      (): TestState => ({
        ...{ courseId: 1, retakeAt: null, certificate: null, attempts: [] },
        closed: state === 'open' ? 'attempt_open' : state === 'passed' ? 'passed' : null,
        openAttemptId: state === 'open' ? ATTEMPT.id : null,
        workGate: state === 'passed' ? 'passed' : 'test_needed',
      }),
    ],
    [
      startAttempt,
      () => {
        state = 'open';
        return attempt();
      },
    ],
    [getAttempt, attempt],
    [
      saveAttempt,
      (request) => {
        for (const { number, answers } of (request.postDataJSON() as SaveAttemptBody).items)
          saved.set(number, answers);
        version += 1;
        return { version, savedAt: at(0.1), endsAt: ATTEMPT.endsAt };
      },
    ],
    [
      submitAttempt,
      () => {
        state = 'passed';
        return PASSED;
      },
    ],
    [getCertificate, certificate],
    [
      setCertificateName,
      (request) => {
        name = (request.postDataJSON() as CertificateNameBody).name ?? username;
        return certificate();
      },
    ],
  ];

  for (const [endpoint, getBody] of respond) {
    await page.route(new RegExp(`${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}(\\?.*)?$`), async (route) => {
      const request = route.request();
      if (request.method() !== endpoint.method) return route.fallback();
      if (!server.isConnected) return route.abort('internetdisconnected');
      if (!server.hasSession && endpoint.access !== 'public')
        return route.fulfill({
          status: 401,
          json: { code: 'not_signed_in', message: 'You are not logged in.', requestId: 'request-1' },
        });
      const body = getBody(request);
      await endpoint.response?.validate(body, { strict: true });
      return route.fulfill({ status: endpoint.status, json: body });
    });
  }
  return server;
}
