export { CodePrompt } from './code-prompt.tsx';
export { PasswordPrompt, type PasswordQuestion } from './password-prompt.tsx';
