import { EARNINGS_LOCK_DAYS } from '@platform/contracts';

/** The ledger accounts by their name in the ledger; an account that is missing here shows its raw name. */
export const LEDGER_ACCOUNT_LABELS: Readonly<
  Record<string, { readonly name: string; readonly description: string } | undefined>
> = {
  available: { name: 'Members, available', description: 'What members can withdraw now' },
  locked: {
    name: 'Members, locked',
    description: `Task rewards in their ${EARNINGS_LOCK_DAYS}-day verification period`,
  },
  held: { name: 'Members, on its way', description: 'Reserved for withdrawals in progress' },
  bonuses: { name: 'Signup bonuses', description: 'Paid by the platform' },
  rewards: { name: 'Task rewards', description: 'Paid by the platform' },
  referrals: { name: 'Referral rewards', description: 'Paid by the platform' },
  receipts: { name: 'Payments received', description: 'Paid by members from outside' },
  sales: { name: 'Blueprint sales', description: 'Purchases that an administrator confirmed' },
  forfeits: { name: 'Given up', description: 'Balances of members who deleted their accounts' },
  payouts: { name: 'Paid out', description: 'Withdrawals that have left the platform' },
};
