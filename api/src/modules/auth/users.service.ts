import type { ClearProfile } from '@platform/contracts';
import type { AppError } from '../../platform/app-error.ts';
import type { KnownActor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import { alreadyDecided, wrongState } from '../../platform/decisions.ts';
import { idFrom } from '../../platform/ids.ts';
import { noSuchUser } from './auth.errors.ts';
import type { UserRecord } from './auth.model.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Tokens } from './auth.tokens.ts';

/** What administrators do to accounts. Refusals: `not_found`, and as named. */
export type UserReviews = {
  /** Closes an account: its sessions and links end. @throws AppError `already_decided`, `wrong_state` for one's own */
  disable(actor: KnownActor, id: string, reason: string): Promise<void>;
  /** Opens it again. @throws AppError `already_decided`, `wrong_state` when it was never closed */
  enable(actor: KnownActor, id: string, reason: string): Promise<void>;
  /** The profile in clear; written down before it is shown. */
  reveal(actor: KnownActor, id: string): Promise<ClearProfile>;
};

type Parts = {
  repository: AuthRepository;
  tokens: Tokens;
  audit: AuditLog;
  withTransaction: WithTransaction;
};

export function createUserReviews({ repository, tokens, audit, withTransaction }: Parts): UserReviews {
  async function find(text: string, tx: Tx): Promise<UserRecord> {
    const id = idFrom(text);
    const user = id && (await repository.findById(id, tx));
    if (!user) throw noSuchUser();
    return user;
  }

  async function already(tx: Tx, { _id }: UserRecord, isDisabled: boolean): Promise<AppError> {
    const [action, decision] = isDisabled
      ? (['user_disabled', 'disabled'] as const)
      : (['user_enabled', 'active'] as const);
    const steps = await audit.timelineOf('user', _id, tx);
    const last = steps.findLast((step) => step.action === action);
    if (!last) return wrongState('This user is not disabled.');
    return alreadyDecided('This user', { decision, by: last.by, at: new Date(last.at) });
  }

  function set(isDisabled: boolean, actor: KnownActor, id: string, reason: string): Promise<void> {
    return withTransaction(async (tx) => {
      const user = await find(id, tx);
      if (user._id.equals(actor.userId)) throw wrongState('Your own account is in the hands of others.');
      if (user.isDisabled === isDisabled) throw await already(tx, user, isDisabled);
      await repository.setDisabled(tx, user._id, isDisabled);
      await tokens.endAll(tx, user._id);
      const action = isDisabled ? 'user_disabled' : 'user_enabled';
      await audit.record(tx, actor, { action, subjectId: user._id, userId: user._id, reason });
    });
  }

  return {
    disable: (actor, id, reason) => set(true, actor, id, reason),
    enable: (actor, id, reason) => set(false, actor, id, reason),
    reveal: (actor, id) =>
      withTransaction(async (tx) => {
        const { _id, fullName, email, phoneNumber } = await find(id, tx);
        await audit.record(tx, actor, { action: 'user_revealed', subjectId: _id, userId: _id });
        return { fullName, email, phoneNumber };
      }),
  };
}
