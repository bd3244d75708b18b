export { LoginCodeForm } from './login-code-form.tsx';
export { CodeForm } from './code-form.tsx';
export { PasswordDialog } from './password-dialog.tsx';
