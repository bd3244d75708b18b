/** Asks the user to enter their password again. Resolves to whether they did, with the right one. */
type PasswordPrompt = () => Promise<boolean>;

/** Shared by the whole page: any of its calls may need the password. */
let registered: PasswordPrompt | undefined;
let pendingAnswer: Promise<boolean> | undefined;

/**
 * Registers how the page asks for the password when the API requires it again (`sign_in_again`). Calls wait for the
 * answer, so that what the user typed stays in place. Returns the cleanup function.
 */
export function registerPasswordPrompt(prompt: PasswordPrompt): () => void {
  registered = prompt;
  return () => {
    if (registered === prompt) registered = undefined;
  };
}

/** Asks once for all calls that wait at the same time. Resolves to `false` if no page can ask. */
export function askForPassword(): Promise<boolean> {
  if (!registered) return Promise.resolve(false);
  pendingAnswer ??= registered().finally(() => {
    pendingAnswer = undefined;
  });
  return pendingAnswer;
}
