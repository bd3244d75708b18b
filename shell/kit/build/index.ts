export { hostApp, remoteApp, type AppDefinition } from './app-definition.ts';
