export { PasskeyLogin, PasskeySecondStep } from './passkey-login.tsx';
