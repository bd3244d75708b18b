export * from './ledger.endpoints.ts';
export * from './ledger.entries.ts';
export * from './trial-balance.ts';
export * from './statement.endpoints.ts';
export * from './statement.events.ts';
