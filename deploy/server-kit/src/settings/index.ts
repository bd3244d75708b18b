export * from './app-address.ts';
export * as kinds from './kinds.ts';
export type { Kind } from './kinds.ts';
export * from './platform-settings.ts';
export { forgetSecrets, pickSettings, restrictEnvironment } from './process-environment.ts';
export { type Environment, readSettings, SettingsError, type Values } from './read-settings.ts';
