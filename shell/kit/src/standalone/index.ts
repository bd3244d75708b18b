export { startStandalone } from './start-standalone.tsx';
export { RequireUser } from './require-user.tsx';
export { hasSessionHint } from '../session/session-hint.ts';
export { platformUrl } from './platform-url.ts';
