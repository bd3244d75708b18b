export { LoginCodeForm } from './login-code-form.tsx';
export { CodeForm } from './code-form.tsx';
export { PasswordPrompt } from './password-prompt.tsx';
