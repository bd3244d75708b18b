export * from './contact.endpoints.ts';
export * from './tickets.endpoints.ts';
export * from './tickets.schemas.ts';
export * from './user-tickets.endpoints.ts';
export * from './user-tickets.schemas.ts';
