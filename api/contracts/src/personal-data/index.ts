export * from './deletion.endpoints.ts';
export * from './deletion.schemas.ts';
export * from './export.endpoints.ts';
export * from './export.schemas.ts';
