import {
  PAGE_PATHS,
  PAYOUT_METHODS_MAX,
  type PayoutMethod,
  type PayoutMethodBody,
} from '@platform/contracts';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId, type Id } from '../../../platform/ids.ts';
import { FULL_MASK, maskDetails } from '../../../platform/masking.ts';
import type { Services } from '../../../services.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import { digestDestination, type DetailsEncryptor } from '../withdrawals.destinations.ts';
import { payoutMethodExists, tooManyPayoutMethods } from '../withdrawals.errors.ts';
import { assertPayoutAddress } from './payout-addresses.ts';
import {
  payoutMethodAddedMail,
  payoutMethodDefaultMail,
  payoutMethodRemovedMail,
  type Mail,
  type Recipient,
} from './payout-methods.mails.ts';
import type { PayoutMethodRecord } from './payout-methods.model.ts';
import type { PayoutMethodsRepository } from './payout-methods.repository.ts';

type Dependencies = {
  readonly services: Pick<
    Services,
    'audit' | 'clock' | 'digester' | 'notices' | 'settings' | 'withTransaction'
  >;
  readonly repository: PayoutMethodsRepository;
  readonly userDirectory: UserDirectory;
  readonly details: DetailsEncryptor;
  readonly present: (record: PayoutMethodRecord, tx: Tx) => Promise<PayoutMethod>;
  /** @throws AppError `not_found`, also for the payout method of another member */
  readonly find: (userId: Id, idText: string, tx: Tx) => Promise<PayoutMethodRecord>;
};

/** Saves and removes payout methods, chooses the default, and tells the member. */
export function createPayoutMethodChanges(dependencies: Dependencies) {
  const { services, repository, details, present, find } = dependencies;
  const { audit, clock, withTransaction } = services;
  const notifyMember = createNotifyMember(dependencies);

  /** Creates the record of a new payout method. @throws AppError `payout_method_exists`, `too_many_payout_methods` */
  function createRecord(
    userId: Id,
    { paymentMethod, paymentDetails }: PayoutMethodBody,
    others: readonly PayoutMethodRecord[],
    createdAt: Date,
  ): PayoutMethodRecord {
    const destinationDigests = digestDestination(services.digester, paymentMethod, paymentDetails);
    if (
      others.some((other) => other.destinationDigests.some((digest) => destinationDigests.includes(digest)))
    )
      throw payoutMethodExists();
    if (others.length >= PAYOUT_METHODS_MAX) throw tooManyPayoutMethods();
    const _id = newId();
    const encryptedDetails = details.encrypt(_id, paymentDetails);
    const isDefault = others.length === 0;
    return { _id, userId, paymentMethod, encryptedDetails, destinationDigests, isDefault, createdAt };
  }

  function mask(record: PayoutMethodRecord): string {
    const paymentDetails = details.tryDecrypt(record);
    return paymentDetails === null ? FULL_MASK : maskDetails(paymentDetails);
  }

  return {
    /** Saves a payout method. @throws AppError `payout_method_exists`, `too_many_payout_methods`, `invalid_request` */
    async add(tx: Tx, actor: Actor, userId: Id, body: PayoutMethodBody): Promise<PayoutMethod> {
      const { paymentMethod, paymentDetails } = body;
      assertPayoutAddress(paymentMethod, paymentDetails);
      const createdAt = clock.now();
      await repository.recordChange(tx, userId, createdAt);
      const record = createRecord(userId, body, await repository.findByUser(userId, tx), createdAt);
      await repository.insert(tx, record);
      await audit.record(tx, actor, { action: 'user_payout_method_added', subjectId: userId, userId });
      const masked = maskDetails(paymentDetails);
      const presented = await present(record, tx);
      await notifyMember(tx, userId, (recipient) =>
        payoutMethodAddedMail(recipient, paymentMethod, masked, presented.cooldownUntil),
      );
      return presented;
    },

    /** Makes a payout method the default. @throws AppError `not_found` */
    setDefault: (actor: Actor, userId: Id, idText: string): Promise<PayoutMethod> =>
      withTransaction(async (tx) => {
        const record = await find(userId, idText, tx);
        if (record.isDefault) return present(record, tx);
        await repository.setDefault(tx, userId, record._id);
        const action = 'user_payout_method_made_default';
        await audit.record(tx, actor, { action, subjectId: userId, userId });
        await notifyMember(tx, userId, (recipient) =>
          payoutMethodDefaultMail(recipient, record.paymentMethod, mask(record)),
        );
        return present({ ...record, isDefault: true }, tx);
      }),

    /** Removes a payout method; the oldest other one takes its place as the default. @throws AppError `not_found` */
    remove: (actor: Actor, userId: Id, idText: string): Promise<void> =>
      withTransaction(async (tx) => {
        await repository.recordChange(tx, userId, clock.now());
        const record = await find(userId, idText, tx);
        await repository.remove(tx, record._id);
        const [next] = await repository.findByUser(userId, tx);
        if (record.isDefault && next) await repository.setDefault(tx, userId, next._id);
        await audit.record(tx, actor, { action: 'user_payout_method_removed', subjectId: userId, userId });
        await notifyMember(tx, userId, (recipient) =>
          payoutMethodRemovedMail(recipient, record.paymentMethod, mask(record)),
        );
      }),
  };
}

/** Returns a function that tells the member, at every address that may still be theirs after a stranger's change. */
function createNotifyMember({ services: { notices, settings }, userDirectory }: Dependencies) {
  return async (tx: Tx, userId: Id, createMail: (recipient: Recipient) => Mail): Promise<void> => {
    const { username } = await userDirectory.getProfile(userId, tx);
    const mail = createMail({ username, shellOrigin: settings.shellOrigin });
    const addresses = await userDirectory.getMailAddresses(userId, tx);
    const mails = addresses.map((to) => ({ to, userId, ...mail }));
    const event = {
      userId,
      kind: 'payout_methods',
      text: mail.subject,
      path: PAGE_PATHS.dashboard.settings('payouts'),
    } as const;
    await notices.notify(tx, { ...event, mails });
  };
}
