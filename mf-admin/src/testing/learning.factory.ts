import type {
  CertificateRow,
  Correction,
  CourseSummary,
  TestHealth,
  UnitHealth,
  UnitReportDetail,
  UnitReportRow,
} from '@platform/contracts';
import { TONE_QUESTION } from './reviews.factory.ts';

/** Creates a course with a test. */
export function createCourse(fields: Partial<CourseSummary> = {}): CourseSummary {
  return {
    ...{ id: 1, slug: 'ai-basics', title: 'AI Basics', version: 'v1', minutes: 60, gain: null },
    ...{ objectives: [], lessons: [], hasTest: true, isTestGating: true },
    ...fields,
  };
}

/** Creates the figures of a question that does well. */
export function createUnitHealth(fields: Partial<UnitHealth> = {}): UnitHealth {
  return {
    ...{ name: '1.1-001', objective: '1.1', kind: 'hand', isOffered: true, asked: 40 },
    ...{ facility: 0.7, pointBiserial: 0.4, parts: [], pendingReports: 0 },
    ...fields,
  };
}

export function createTestHealth(fields: Partial<TestHealth> = {}): TestHealth {
  return {
    ...{ courseId: 1, version: 'abcdef0123', guessProbability: 2.3e-7, isGating: true },
    ...{ attempts: 10, passed: 6, units: [createUnitHealth()] },
    ...fields,
  };
}

/** Creates a report of a question, pending by default. */
export function createUnitReport(fields: Partial<UnitReportDetail> = {}): UnitReportDetail {
  return {
    ...{ id: 'report-1', userId: 'user-1', username: 'maria', attemptId: 'attempt-1', courseId: 1 },
    ...{ objective: '1.1', name: '1.1-017', number: 4, reason: 'several_right', text: 'B fits too.' },
    ...{ reportedAt: '2026-03-01T12:00:00.000Z', status: 'pending', answer: null },
    ...{ decidedAt: null, decidedBy: null, others: 1, isOffered: true },
    unit: { id: '4', material: [], parts: [TONE_QUESTION], answers: {} },
    checked: { isRight: false, scores: [], explanation: 'Only one option is named in the source.' },
    ...fields,
  };
}

export function toUnitReportRow(record: UnitReportDetail): UnitReportRow {
  const { unit: _u, checked: _c, others: _o, isOffered: _i, ...row } = record;
  return row;
}

export function createCorrection(fields: Partial<Correction> = {}): Correction {
  return {
    ...{ id: 'correction-1', courseId: 1, name: '1.1-017', isVoided: false, at: '2026-03-01T12:00:00.000Z' },
    ...{ state: 'pending', attempts: 12, raised: 0, passed: 0, rescoredAt: null, rescoredBy: null },
    ...fields,
  };
}

export function createCertificateRow(fields: Partial<CertificateRow> = {}): CertificateRow {
  return {
    ...{
      code: 'C0DE-1',
      userId: 'user-1',
      username: 'maria',
      courseId: 1,
      state: 'valid',
      right: 25,
      of: 30,
    },
    ...{ issuedAt: '2026-03-01T12:00:00.000Z', validUntil: '2028-03-01T12:00:00.000Z' },
    ...{ revokedAt: null, revocationReason: null },
    ...fields,
  };
}
