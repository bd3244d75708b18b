export * as kinds from './kinds.ts';
export type { Kind } from './kinds.ts';
export * from './platform-settings.ts';
export { type Environment, readSettings, SettingsError, type Values } from './read-settings.ts';
