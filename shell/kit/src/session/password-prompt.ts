import type { Endpoint, ErrorCode } from '@platform/contracts';
import { createPrompt } from './prompt.ts';

/** Asks the user to enter their password again. Resolves to whether they did, with the right one. */
type PasswordPrompt = () => Promise<boolean>;

/** Shared by the whole page: any of its calls may need the password, or a code. */
const passwordPrompt = createPrompt();
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
 * Asks for what a rejected call lacks. Resolves to whether it can be sent again. The password also proves who sends
 * what an administrator has decided or written in a session that has ended since.
 */
export function askForProof(
  code: ErrorCode | 'unreachable' | 'unreadable',
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
): Promise<boolean> {
  const hasEnded = code === 'not_signed_in' && access === 'administrator' && method === 'POST';
  if (hasEnded || code === 'sign_in_again' || code === 'reauthentication_required')
    return passwordPrompt.ask();
  if (code === 'second_factor_again') return codePrompt.ask();
  return Promise.resolve(false);
}
