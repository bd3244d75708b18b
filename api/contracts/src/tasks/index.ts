export * from './tasks.constants.ts';
export * from './tasks.endpoints.ts';
export * from './tasks.schemas.ts';
export * from './typical-month.endpoints.ts';
