import { CodePrompt, PasswordPrompt } from '@platform/kit/prompts';

async function loadPasswordDialog() {
  const { ConsolePasswordDialog } = await import(
    /* webpackChunkName: "password-dialog" */ './console-password-dialog.tsx'
  );
  return ConsolePasswordDialog;
}

/** Asks administrators for their password, or for a code, when a call needs it again. */
export function ConsolePrompts() {
  return (
    <>
      <PasswordPrompt loadDialog={loadPasswordDialog} />
      <CodePrompt />
    </>
  );
}
