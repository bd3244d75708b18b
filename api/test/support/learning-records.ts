import { newId, requireId, type Id } from '../../src/platform/ids.ts';
import { BANK, COURSE_ID, OBJECTIVES } from './courses.ts';
import type { LoggedInClient } from './factories.ts';
import type { RunningPlatform } from './run-command.ts';
import type { TestApi } from './test-api.ts';

/** Inserts an open attempt with a report, a certificate and practice of a member. Returns the ids of the first two. */
export async function insertLearning(
  api: TestApi,
  { user }: LoggedInClient,
): Promise<{ attempt: string; report: string }> {
  const collection = (name: string) => api.database.connection.collection(name);
  const [userId, at, courseId] = [requireId(user.id), api.clock.now(), COURSE_ID];
  const [attemptId, reportId] = [newId(), newId()];
  const [{ id: name, objective, kind, material, parts }] = BANK.units as [(typeof BANK.units)[number]];
  const unit = { name, objective, kind, isDrawn: false, keyId: name, keyVersion: '1', material, parts };
  await collection('attempts').insertOne({
    ...{ _id: attemptId, userId, courseId, kind: 'test', seed: 'seed', courseVersion: '1', state: 'open' },
    ...{ startedAt: at, endsAt: new Date(at.getTime() + 3_600_000), endedAt: null, ending: null },
    ...{ version: 0, savedBy: null, savedAt: null, units: [unit] },
    saved: [{ answers: {}, isMarked: false, isReported: false, version: 0, editorId: null }],
    ...{ isRight: null, right: null, rescoredAt: null, isCounted: false },
  });
  await collection('unit_reports').insertOne({
    ...{ _id: reportId, userId, attemptId, courseId, objective, name, number: 1, reason: 'unclear' },
    ...{ text: '', reportedAt: at, status: 'pending', answer: null, decidedAt: null, decidedBy: null },
  });
  await insertCertificate(api, { userId, attemptId });
  await collection('practice').insertOne({
    ...{ _id: newId(), userId, courseId, objective, unit: null, last: [true], reason: 'failed_objective' },
    ...{ comment: null, isMastered: false, card: null, dueAt: at },
  });
  await collection('practice_answers').insertOne({
    ...{ _id: newId(), userId, itemId: `2026-03-10~${name}`, day: '2026-03-10', courseId, objective },
    ...{ unit: name, isRight: true, answers: {}, at },
  });
  return { attempt: attemptId.toHexString(), report: reportId.toHexString() };
}

/** Inserts a certificate of an attempt. Returns its code. */
export async function insertCertificate(
  { clock, database }: RunningPlatform,
  { userId, attemptId }: { readonly userId: Id; readonly attemptId: Id },
): Promise<string> {
  const [code, at] = [attemptId.toHexString().toUpperCase(), clock.now()];
  await database.connection.collection('certificates').insertOne({
    ...{ _id: newId(), code, userId, courseId: COURSE_ID, attemptId, name: null },
    ...{ objectives: OBJECTIVES.slice(0, 1), right: 30, of: 30, issuedAt: at, validUntil: at },
    ...{ statusIndex: Number.parseInt(code.slice(-6), 16) % 131_072, token: null },
    ...{ revokedAt: null, revocationReason: null, erasedAt: null },
  });
  return code;
}
