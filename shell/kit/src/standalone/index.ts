export { startStandalone } from './start-standalone.tsx';
export { MemberGate } from './member-gate.tsx';
export { hintedBy } from './hinted-by.ts';
export { onPlatform } from './on-platform.ts';
