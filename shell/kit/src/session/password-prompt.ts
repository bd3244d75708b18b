import type { Endpoint, ErrorCode } from '@platform/contracts';
import { hasTypedText } from '../unsaved-changes/unsaved-changes.ts';
import { createPrompt } from './prompt.ts';

/** Why the password is needed: to prove who it is, or because the session has ended. */
export type PasswordReason = 'proof' | 'ended';

/** Asks the user to enter their password again. Resolves to whether they did, with the right one. */
type PasswordPrompt = (reason: PasswordReason) => Promise<boolean>;

/** Shared by the whole page: any of its calls may need the password, or a code. */
const passwordPrompt = createPrompt<PasswordReason>();
const codePrompt = createPrompt();

/**
 * Registers how the page asks for the password when a call needs it again (see `askForProof`). Calls wait for the
 * answer, so that what the user typed stays in place. Returns the cleanup function.
 */
export function registerPasswordPrompt(prompt: PasswordPrompt): () => void {
  return passwordPrompt.register(prompt);
}

/** Registers how the page asks for a code when the API requires the second factor again (`second_factor_again`). */
export function registerCodePrompt(prompt: () => Promise<boolean>): () => void {
  return codePrompt.register(prompt);
}

/**
 * Asks for what a rejected call lacks. Resolves to whether it can be sent again. A session that has ended goes on in
 * place if the page has typed text, which the login page would lose, or sends what an administrator has decided.
 */
export function askForProof(
  code: ErrorCode | 'unreachable' | 'unreadable',
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
): Promise<boolean> {
  if (code === 'sign_in_again' || code === 'reauthentication_required') return passwordPrompt.ask('proof');
  if (code === 'second_factor_again') return codePrompt.ask(undefined);
  const isDecision = access === 'administrator' && method === 'POST';
  if (code === 'not_signed_in' && access !== 'public' && (isDecision || hasTypedText()))
    return passwordPrompt.ask('ended');
  return Promise.resolve(false);
}
