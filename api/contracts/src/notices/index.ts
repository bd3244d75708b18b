export * from './notice-kinds.ts';
export * from './notice-stream.ts';
export * from './notices.endpoints.ts';
export * from './notices.schemas.ts';
export * from './preferences.endpoints.ts';
export * from './preferences.schemas.ts';
