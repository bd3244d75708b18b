import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';

const MESSAGES = {
  approve:
    'The account of this member is disabled. You can reject this, or approve it once the account is enabled.',
  confirm: 'The account of this member is disabled. You can confirm the identity once it is enabled.',
  reveal:
    'The account of this member is disabled. Do not pay: mark it as failed, or wait until the account is enabled.',
  return:
    'The account of this member is disabled. Do not pay: reject the return, or wait until it is enabled.',
  process:
    'The account of this member is disabled. If it was sent before, do not mark it as failed: have the account enabled, mark it as paid out, and have it disabled again.',
} as const;

/**
 * Asserts that the account of a member is not disabled: until it is enabled again, nothing of it is approved, by an
 * administrator or automatically, and nothing is paid out.
 *
 * @param action what is about to happen; the message says what is possible instead
 * @throws AppError `member_disabled`
 */
export async function assertMemberEnabled(
  userDirectory: Pick<UserDirectory, 'findDisabled'>,
  tx: Tx,
  member: Id,
  action: keyof typeof MESSAGES,
): Promise<void> {
  const disabled = await userDirectory.findDisabled([member], tx);
  if (disabled.size > 0) throw new AppError('member_disabled', MESSAGES[action]);
}
