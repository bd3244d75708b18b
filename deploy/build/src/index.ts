export { type AppDefinition, hostApp, remoteApp } from './app-definition.ts';
export { compressFiles } from './compress-files.ts';
export { NoncePlugin } from './nonce-plugin.ts';
export { createCommonConfiguration } from './webpack.common.ts';
