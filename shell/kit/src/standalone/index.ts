export { startStandalone } from './start-standalone.tsx';
export { MemberGate } from './member-gate.tsx';
export { hintedBy } from './hinted-by.ts';
export { onPlatform } from './on-platform.ts';
export { useArrival } from './use-arrival.ts';
export { useLeave } from './use-leave.ts';
