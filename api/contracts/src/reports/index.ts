export * from './faults.endpoints.ts';
export * from './faults.schemas.ts';
export * from './reports.constants.ts';
export * from './reports.schemas.ts';
