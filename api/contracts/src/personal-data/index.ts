export * from './deletion.endpoints.ts';
export * from './deletion.schemas.ts';
