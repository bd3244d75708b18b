export * from './cases.constants.ts';
export * from './cases.endpoints.ts';
export type { CaseDetail, CaseFacts, CaseLink, CaseNote, DueCase } from './cases.schemas.ts';
export { caseNoteBody } from './cases.schemas.ts';
