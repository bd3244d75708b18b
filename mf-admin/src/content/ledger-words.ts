/** The ledger's accounts in words, by the name under which the ledger keeps them. */
export const ACCOUNT_NAMES: Readonly<
  Record<string, { readonly name: string; readonly meaning: string } | undefined>
> = {
  available: { name: 'Members, available', meaning: 'What members can withdraw now' },
  locked: { name: 'Members, locked', meaning: 'Rewards within their 15 days' },
  held: { name: 'Members, on hold', meaning: 'Set aside for withdrawals under way' },
  bonuses: { name: 'Signup bonuses', meaning: 'Paid by the platform' },
  rewards: { name: 'Task rewards', meaning: 'Paid by the platform' },
  referrals: { name: 'Referral rewards', meaning: 'Paid by the platform' },
  payouts: { name: 'Paid out', meaning: 'Withdrawals that have left the platform' },
};
