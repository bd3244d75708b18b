export * from './reports.constants.ts';
export * from './reports.schemas.ts';
