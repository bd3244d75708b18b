export { PasskeyLogin, PasskeySecondStep } from './passkey-login.tsx';
export { useLoginCodeHint } from './use-login-code-hint.ts';
