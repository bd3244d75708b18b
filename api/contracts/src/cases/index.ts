export * from './case-endpoints.ts';
export * from './cases.constants.ts';
export * from './cases.endpoints.ts';
export * from './decisions.endpoints.ts';
export type { CaseDetail, RiskSignals, CaseLink, CaseNote, DueCase } from './cases.schemas.ts';
export { caseNoteBody } from './cases.schemas.ts';
export { DECISIONS, type BulkDecision, type Decision, type DecisionResult } from './decisions.schemas.ts';
