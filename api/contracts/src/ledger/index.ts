export * from './ledger.constants.ts';
export * from './ledger.endpoints.ts';
export * from './ledger.entries.ts';
export * from './ledger.health.ts';
export * from './statement.endpoints.ts';
